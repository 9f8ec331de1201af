"""Branle-bas de Wombat: three towers, built blind, and somebody who takes them apart."""
