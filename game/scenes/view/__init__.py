"""What a viewer sees, hears and notes of a match, at the table and when it is shown again."""
