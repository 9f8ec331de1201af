"""What a bot may not do to others; each deed says whether it got through, or raises an error.

``Tries`` is a bot that tries all of them on those whom a file in its own folder names. Deeds that
would kill send a signal that does nothing: that it can be sent is enough.
"""

import contextlib
import ctypes
import fcntl
import json
import mmap
import os
import platform
import signal
import socket
import struct
import subprocess
import sys
import threading
from pathlib import Path

LIBC = ctypes.CDLL(None, use_errno=True)
COLUMN = {"x86_64": 0, "aarch64": 1}.get(platform.machine(), 0)
NULL = 0
NOTHING = signal.SIGWINCH
"""A signal that nobody minds."""
CALLS = {
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271),
    "kcmp": (312, 272), "pidfd_open": (434, 434), "get_robust_list": (274, 100),
    "rt_sigqueueinfo": (129, 138), "rt_tgsigqueueinfo": (297, 240), "kill": (62, 129),
    "tkill": (200, 130), "tgkill": (234, 131), "shmget": (29, 194), "semget": (64, 190),
    "msgget": (68, 186), "mq_open": (240, 180), "memfd_create": (319, 279),
    "memfd_secret": (447, 447), "io_uring_setup": (425, 425), "userfaultfd": (323, 282),
    "perf_event_open": (298, 241), "bpf": (321, 280), "keyctl": (250, 219), "add_key": (248, 217),
    "request_key": (249, 218), "sched_setattr": (314, 274), "ioprio_set": (251, 30),
    "ioprio_get": (252, 31), "clone": (56, 220), "clone3": (435, 435), "unshare": (272, 97),
    "setns": (308, 268), "prlimit64": (302, 261), "timer_create": (222, 107), "prctl": (157, 167),
    "inotify_init1": (294, 26), "fanotify_init": (300, 262), "mincore": (27, 232),
    "mlock2": (325, 284), "openat2": (437, 437), "name_to_handle_at": (303, 264),
    "move_pages": (279, 239), "migrate_pages": (256, 238), "syslog": (103, 116),
    "seccomp": (317, 277), "process_madvise": (440, 440), "acct": (163, 89), "mount": (165, 40),
    "open_tree": (428, 428), "fsopen": (430, 430), "signalfd4": (289, 74), "sysinfo": (99, 179),
    "pidfd_getfd": (438, 438), "pidfd_send_signal": (424, 424),
    "landlock_restrict_self": (446, 446),
    "setpriority": (141, 140), "sched_setaffinity": (203, 122), "sched_setscheduler": (144, 119),
    "personality": (135, 92), "quotactl": (179, 60), "membarrier": (324, 283),
    "sched_setparam": (142, 118), "getpriority": (140, 141), "sched_getparam": (143, 121),
}  # fmt: skip

FOLDER = Path(__file__).resolve().parent
NEIGHBOURS = json.loads((FOLDER / "around.json").read_text()) if __name__ != "deeds" else {}
WINDOW, NEIGHBOUR = NEIGHBOURS.get("window", 0), NEIGHBOURS.get("neighbour", 0)
SUPERVISOR = os.getppid()
SECRET = b"the seed of a sealed match"


def call(name, *arguments):
    """Make a call and return what it gives; a number below 0 is an ``OSError``."""
    told = [
        each
        if isinstance(each, ctypes._Pointer)
        else ctypes.c_long(each)
        if isinstance(each, int)
        else each
        for each in arguments
    ]
    LIBC.syscall.restype = ctypes.c_long
    given = LIBC.syscall(ctypes.c_long(CALLS[name][COLUMN]), *told)
    if given < 0:
        raise OSError(ctypes.get_errno(), name)
    return given


def late(*told):
    raise TimeoutError


def text(said):
    return ctypes.c_char_p(said.encode())


def struct_of(form, *values):
    return ctypes.create_string_buffer(struct.pack(form, *values))


def each_other(deed):
    """Do it to the window, a neighbour and the supervisor: one is enough."""
    through = False
    for other in (WINDOW, NEIGHBOUR, SUPERVISOR):
        with contextlib.suppress(OSError):
            deed(other)
            through = True
    return through


# ---------------------------------------------------------------- memory and secrets of others


def reads_memory():
    with Path(f"/proc/{WINDOW}/mem").open("rb", buffering=0) as memory:
        memory.seek(NEIGHBOURS["address"])
        return memory.read(len(SECRET)) == SECRET


def writes_memory():
    with Path(f"/proc/{WINDOW}/mem").open("r+b", buffering=0) as memory:
        memory.seek(NEIGHBOURS["address"])
        return memory.write(b"T") == 1


def reads_memory_of_its_warden():
    return Path(f"/proc/{SUPERVISOR}/maps").read_text() != ""


def reads_memory_of_a_neighbour():
    return Path(f"/proc/{NEIGHBOUR}/maps").read_text() != ""


def reads_environment():
    return Path(f"/proc/{WINDOW}/environ").read_bytes() != b""


def reads_what_it_runs():
    return os.readlink(f"/proc/{WINDOW}/exe") != ""


def reads_what_it_opened():
    return list(Path(f"/proc/{WINDOW}/fd").iterdir()) != []


def opens_what_it_opened():
    return any(
        os.open(f"/proc/{WINDOW}/fd/{number}", os.O_RDONLY | os.O_NONBLOCK) for number in range(9)
    )


def walks_into_its_root():
    return list(Path(f"/proc/{WINDOW}/root").iterdir()) != []


def reads_by_process_vm():
    held = ctypes.create_string_buffer(len(SECRET))
    here = struct_of("@PN", ctypes.addressof(held), len(SECRET))
    there = struct_of("@PN", NEIGHBOURS["address"], len(SECRET))
    return each_other(lambda other: call("process_vm_readv", other, here, 1, there, 1, 0))


def writes_by_process_vm():
    held = ctypes.create_string_buffer(b"x")
    here = struct_of("@PN", ctypes.addressof(held), 1)
    there = struct_of("@PN", NEIGHBOURS["address"], 1)
    return each_other(lambda other: call("process_vm_writev", other, here, 1, there, 1, 0))


def traces():
    seize = 0x4206
    return each_other(lambda other: call("ptrace", seize, other, NULL, NULL))


def opens_a_process():
    return each_other(lambda other: call("pidfd_open", other, 0))


def opens_itself_as_a_process():
    return call("pidfd_open", os.getpid(), 0) >= 0


def takes_a_descriptor():
    return call("pidfd_getfd", 0, 0, 0) >= 0


def compares_processes():
    return each_other(lambda other: call("kcmp", os.getpid(), other, 0, 0, 0))


def asks_for_locks_of_others():
    head, size = ctypes.c_void_p(), ctypes.c_size_t()
    return each_other(
        lambda other: call("get_robust_list", other, ctypes.byref(head), ctypes.byref(size))
    )


def moves_pages_of_others():
    nodes = ctypes.c_ulong(1)
    return each_other(
        lambda other: call("migrate_pages", other, 2, ctypes.byref(nodes), ctypes.byref(nodes))
    )


def asks_where_pages_lie():
    page, status = ctypes.c_void_p(NEIGHBOURS["address"] & ~4095), ctypes.c_int()
    return each_other(
        lambda other: call(
            "move_pages", other, 1, ctypes.byref(page), NULL, ctypes.byref(status), 0
        )
    )


# ---------------------------------------------------------------- signals


def signals():
    return each_other(lambda other: call("kill", other, NOTHING))


def looks_who_is_there():
    return each_other(lambda other: os.kill(other, 0))


def signals_everybody():
    return call("kill", -1, 0) == 0


def signals_its_group():
    return call("kill", 0, 0) == 0


def signals_a_group():
    return each_other(lambda other: os.kill(-os.getpgid(other), 0))


def signals_a_thread():
    return each_other(lambda other: call("tkill", other, NOTHING))


def signals_a_thread_of_a_process():
    return each_other(lambda other: call("tgkill", other, other, NOTHING))


def queues_a_signal():
    told = struct_of("@iii128x", NOTHING, 0, -1)
    return each_other(lambda other: call("rt_sigqueueinfo", other, NOTHING, told))


def queues_a_signal_to_a_thread():
    told = struct_of("@iii128x", NOTHING, 0, -1)
    return each_other(lambda other: call("rt_tgsigqueueinfo", other, other, NOTHING, told))


def signals_by_descriptor():
    return call("pidfd_send_signal", 0, NOTHING, NULL, 0) == 0


def owns_a_pipe_for(other):
    """Let a pipe signal somebody when something can be read."""
    hear, say = os.pipe()
    fcntl.fcntl(hear, fcntl.F_SETOWN, other)
    fcntl.fcntl(hear, fcntl.F_SETSIG, NOTHING)
    fcntl.fcntl(hear, fcntl.F_SETFL, fcntl.fcntl(hear, fcntl.F_GETFL) | os.O_ASYNC)
    os.write(say, b"x")


def signals_by_a_pipe():
    return each_other(owns_a_pipe_for)


def sets_an_owner():
    return each_other(lambda other: fcntl.fcntl(os.pipe()[0], fcntl.F_SETOWN, other))


def sets_an_owner_ex():
    of_a_process = 15, 1
    return each_other(
        lambda other: fcntl.fcntl(
            os.pipe()[0], of_a_process[0], struct.pack("@ii", of_a_process[1], other)
        )
    )


def sets_an_owner_of_its_own_line():
    return each_other(lambda other: fcntl.fcntl(3, fcntl.F_SETOWN, other))


def sets_a_signal():
    fcntl.fcntl(os.pipe()[0], fcntl.F_SETSIG, NOTHING)
    return True


def lets_a_pipe_signal():
    hear = os.pipe()[0]
    fcntl.fcntl(hear, fcntl.F_SETFL, os.O_ASYNC | os.O_NONBLOCK)
    return fcntl.fcntl(hear, fcntl.F_GETFL) & os.O_ASYNC != 0


def owns_a_socket_by_order(order):
    ours = socket.socketpair()[0]
    return each_other(lambda other: fcntl.ioctl(ours, order, struct.pack("@i", other)))


def sets_an_owner_by_an_order():
    return owns_a_socket_by_order(0x8901)  # FIOSETOWN


def sets_a_group_by_an_order():
    return owns_a_socket_by_order(0x8902)  # SIOCSPGRP


def lets_signal_by_an_order():
    fcntl.ioctl(socket.socketpair()[0], 0x5452, struct.pack("@i", 1))  # FIOASYNC
    return True


def types_for_its_terminal():
    fcntl.ioctl(0, 0x5412, b"x")  # TIOCSTI
    return True


def sets_a_timer_for_a_thread():
    event, timer = struct_of("@Piii44x", 0, NOTHING, 4, WINDOW), ctypes.c_int()
    return call("timer_create", 1, event, ctypes.byref(timer)) == 0


def sets_a_lease():
    fcntl.fcntl(os.open(__file__, os.O_RDONLY), fcntl.F_SETLEASE, fcntl.F_RDLCK)
    return True


def asks_to_be_told_of_a_folder():
    fcntl.fcntl(os.open(FOLDER, os.O_RDONLY), fcntl.F_NOTIFY, fcntl.DN_RENAME)
    return True


def takes_signals_as_a_file():
    return call("signalfd4", -1, struct_of("@Q", 1 << 9), 8, 0) >= 0


# ---------------------------------------------------------------- living on, and starting others


def order(*what):
    return call("prctl", *what, *[0] * (5 - len(what))) == 0


def outlives_its_warden():
    return order(1, 0)  # PR_SET_PDEATHSIG


def opens_its_own_memory():
    return order(4, 1)  # PR_SET_DUMPABLE


def lets_itself_be_traced():
    return order(0x59616D61, WINDOW)  # PR_SET_PTRACER


def takes_in_orphans():
    return order(36, 1)  # PR_SET_CHILD_SUBREAPER


def changes_its_name():
    return order(15, ctypes.addressof(text_held))  # PR_SET_NAME


text_held = ctypes.create_string_buffer(b"0110100")


def changes_its_timers():
    return order(29, 10**9)  # PR_SET_TIMERSLACK


def begins_a_session():
    os.setsid()
    return True


def begins_a_group():
    os.setpgid(0, 0)
    return True


def joins_a_group():
    os.setpgid(0, os.getpgid(SUPERVISOR))
    return True


def child_of(started):
    if started == 0:
        os._exit(0)
    os.waitpid(started, 0)
    return True


def forks():
    return child_of(os.fork())


def clones():
    return child_of(call("clone", signal.SIGCHLD, 0, 0, 0, 0))


def clones_a_sibling():
    return child_of(call("clone", 0x8000 | signal.SIGCHLD, 0, 0, 0, 0))  # CLONE_PARENT


def clones_into_a_namespace():
    return child_of(call("clone", 0x10000000 | signal.SIGCHLD, 0, 0, 0, 0))  # CLONE_NEWUSER


def clones_anew():
    return child_of(call("clone3", struct_of("@8Q", 0, 0, 0, 0, signal.SIGCHLD, 0, 0, 0), 64))


def starts_a_program():
    return subprocess.run(["/bin/true"], check=False).returncode == 0


def spawns_a_program():
    return os.waitpid(os.posix_spawn("/bin/true", ["true"], {}), 0)[1] == 0


def becomes_a_program():
    os.execve("/bin/true", ["true"], {})


def starts_a_thousand_threads():
    done = threading.Event()
    threading.stack_size(1 << 16)
    started = 0
    try:
        for _ in range(1000):
            threading.Thread(target=done.wait, daemon=True).start()
            started += 1
    except RuntimeError:
        pass
    finally:
        done.set()
        threading.stack_size(0)
    return started == 1000


def leaves_its_namespaces():
    return call("unshare", 0x10000000) == 0


def leaves_its_open_files():
    return call("unshare", 0x400) == 0


def enters_a_namespace():
    return call("setns", 0, 0) == 0


def mounts():
    return call("mount", text("none"), text("/tmp"), text("tmpfs"), 0, 0) == 0


def changes_its_root():
    os.chroot(FOLDER)
    return True


def opens_a_file_system():
    return call("fsopen", text("tmpfs"), 0) >= 0


def copies_a_tree():
    return call("open_tree", -100, text("/"), 0) >= 0


def becomes_another_machine():
    return call("personality", 8) >= 0  # PER_LINUX32


def calls_as_another_machine():
    """Ask for its number as a program of 32 bits would, by interrupt 0x80."""
    if platform.machine() != "x86_64":
        return False
    code = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    code.write(b"\x53\xb8\x14\x00\x00\x00\xcd\x80\x5b\xc3")
    here = ctypes.addressof(ctypes.c_char.from_buffer(code))
    return ctypes.CFUNCTYPE(ctypes.c_int)(here)() == os.getpid()


def calls_by_the_second_table():
    LIBC.syscall.restype = ctypes.c_long
    return LIBC.syscall(ctypes.c_long(0x40000000 | 39)) == os.getpid()


# ---------------------------------------------------------------- scheduling, limits, bounds


def sets_processors():
    one = struct_of("@Q", 1)
    return any([each_other(lambda other: call("sched_setaffinity", other, 8, one)),
                tried(lambda: call("sched_setaffinity", 0, 8, one))])  # fmt: skip


def tried(deed):
    with contextlib.suppress(OSError):
        deed()
        return True
    return False


def schedules_others():
    batch, none = 3, struct_of("@i", 0)
    return each_other(lambda other: call("sched_setscheduler", other, batch, none))


def schedules_itself():
    return call("sched_setscheduler", 0, 5, struct_of("@i", 0)) == 0


def schedules_by_attributes():
    idle = struct_of("@IIQiIQQQ", 48, 5, 0, 0, 0, 0, 0, 0)
    return each_other(lambda other: call("sched_setattr", other, idle, 0))


def asks_how_others_are_scheduled():
    held = ctypes.create_string_buffer(8)
    return each_other(lambda other: call("sched_getparam", other, held))


def steps_behind_others():
    return each_other(lambda other: call("setpriority", 0, other, 19))


def pushes_everybody_back():
    return call("setpriority", 2, os.getuid(), 19) == 0


def asks_how_far_others_stand():
    return each_other(lambda other: call("getpriority", 0, other))


def sets_the_class_of_the_disk():
    return each_other(lambda other: call("ioprio_set", 1, other, 3 << 13))


def asks_for_the_class_of_the_disk():
    return each_other(lambda other: call("ioprio_get", 1, other))


def limits_others():
    few = struct_of("@QQ", 60, 60)
    return each_other(lambda other: call("prlimit64", other, 7, few, NULL))


def asks_for_limits_of_others():
    held = ctypes.create_string_buffer(16)
    return each_other(lambda other: call("prlimit64", other, 7, NULL, held))


def lifts_its_own_limits():
    most = struct_of("@QQ", 1 << 40, 1 << 40)
    return call("prlimit64", 0, 9, most, NULL) == 0


def is_ended_last():
    Path(f"/proc/{WINDOW}/oom_score_adj").write_text("1000")
    return True


def lets_itself_be_ended_last():
    Path("/proc/self/oom_score_adj").write_text("1000")
    return True


def marks_what_is_dumped():
    Path("/proc/self/coredump_filter").write_text("127")
    return True


# ---------------------------------------------------------------- what stays, and takes memory


def takes_shared_memory():
    return call("shmget", 0, 1 << 20, 0o1600) >= 0


def finds_shared_memory():
    return call("shmget", 0xFA1, 4096, 0o1600) >= 0


def makes_semaphores():
    return call("semget", 0, 1, 0o1600) >= 0


def makes_a_queue():
    return call("msgget", 0, 0o1600) >= 0


def opens_a_posix_queue():
    return call("mq_open", text("faux"), os.O_CREAT | os.O_RDWR, 0o600, NULL) >= 0


def makes_a_file_in_memory():
    return call("memfd_create", text("x"), 0) >= 0


def makes_a_secret_file_in_memory():
    return call("memfd_secret", 0) >= 0


def shares_memory_by_a_file():
    return Path("/dev/shm/faux").write_bytes(b"x") == 1


def takes_huge_pages():
    huge = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x40000
    try:
        mmap.mmap(-1, 1 << 21, flags=huge)
    except OSError as error:
        if error.errno != 12:  # there is none; it was looked for
            raise
    return True


def locks_memory():
    held = mmap.mmap(-1, 4096)
    here = ctypes.addressof(ctypes.c_char.from_buffer(held))
    return call("mlock2", here, 4096, 0) == 0


def merges_memory():
    held = mmap.mmap(-1, 1 << 16, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    held.madvise(12)
    return True


def looks_what_is_in_memory():
    with open(__file__, "rb") as file:
        held = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
    view = (ctypes.c_char * len(held)).from_buffer_copy(held)
    here = ctypes.addressof(view) & ~4095
    return call("mincore", here, 4096, ctypes.create_string_buffer(1)) == 0


def makes_a_ring():
    return call("io_uring_setup", 4, ctypes.create_string_buffer(120)) >= 0


def takes_faults():
    return call("userfaultfd", 1) >= 0


def watches_events():
    told = struct_of("@IIQQQQQ72x", 1, 112, 0, 0, 0, 0, 1)
    return call("perf_event_open", told, 0, -1, -1, 0) >= 0


def loads_a_program_of_the_kernel():
    return call("bpf", 0, struct_of("@IIII112x", 2, 4, 4, 1), 128) >= 0


def keeps_a_key():
    return call("add_key", text("user"), text("faux"), text("x"), 1, -2) >= 0


def looks_for_keys():
    return call("keyctl", 0, -3, 1) >= 0


def asks_for_a_key():
    return call("request_key", text("user"), text("faux"), NULL, -2) >= 0


def reads_the_kernels_log():
    return call("syslog", 10, NULL, 0) >= 0


def asks_how_busy_the_machine_is():
    return call("sysinfo", ctypes.create_string_buffer(128)) == 0


def lays_a_filter_of_its_own():
    return call("seccomp", 2, 0, NULL) == 0  # SECCOMP_GET_ACTION_AVAIL


# ---------------------------------------------------------------- connections


def opens_a_socket():
    socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    return True


def opens_a_local_socket():
    socket.socket(socket.AF_UNIX)
    return True


def opens_a_kernel_socket():
    socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)
    return True


def opens_a_socket_of_the_machine():
    socket.socket(40, socket.SOCK_STREAM)  # AF_VSOCK
    return True


def pairs_sockets_that_take_addresses():
    ours = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)[0]
    ours.sendto(b"x", "\0faux")
    return True


def names_a_paired_socket():
    socket.socketpair()[0].bind("\0faux")
    return True


def sends_a_descriptor():
    ours = socket.socketpair()[0]
    socket.send_fds(ours, [b"x"], [0])
    return True


# ---------------------------------------------------------------- files


def writes_a_file():
    return (FOLDER / "left").write_text("seen") == 4


def writes_where_it_works():
    return Path("left").write_text("seen") == 4


def writes_where_everybody_does():
    return Path("/tmp/faux-left").write_text("seen") == 4


def cuts_a_file_by_reading_it():
    os.open(NEIGHBOURS["mine"], os.O_RDONLY | os.O_TRUNC)
    return True


def cuts_a_file():
    os.truncate(NEIGHBOURS["mine"], 0)
    return True


def adds_to_a_file():
    os.open(NEIGHBOURS["mine"], os.O_WRONLY | os.O_APPEND)
    return True


def makes_a_folder():
    (FOLDER / "more").mkdir()
    return True


def links_a_file():
    os.link(NEIGHBOURS["mine"], FOLDER / "other")
    return True


def points_to_a_file():
    os.symlink("0110100", FOLDER / "pointer")
    return True


def makes_a_pipe_with_a_name():
    os.mkfifo(FOLDER / "pipe")
    return True


def makes_a_file_without_a_name():
    os.open(FOLDER, os.O_TMPFILE | os.O_RDWR)
    return True


def opens_a_place():
    return os.open(FOLDER, os.O_PATH) >= 0


def opens_anew():
    how = struct_of("@QQQ", os.O_RDWR, 0, 0)
    return call("openat2", -100, text(NEIGHBOURS["mine"]), how, 24) >= 0


def names_a_handle():
    held, mount = ctypes.create_string_buffer(struct.pack("@I", 128), 256), ctypes.c_int()
    path = text(NEIGHBOURS["mine"])
    return call("name_to_handle_at", -100, path, held, ctypes.byref(mount), 0) == 0


def changes_rights():
    os.chmod(NEIGHBOURS["mine"], 0o777)
    return True


def changes_times():
    os.utime(NEIGHBOURS["mine"], (1, 1))
    return True


def marks_a_file():
    os.setxattr(NEIGHBOURS["mine"], "user.told", b"0110100")
    return True


def renames_a_file():
    Path(NEIGHBOURS["mine"]).rename(FOLDER / "other")
    return True


def deletes_a_file():
    Path(FOLDER / "around.json").unlink()
    return True


def locks_a_file():
    fcntl.flock(os.open(__file__, os.O_RDONLY), fcntl.LOCK_SH | fcntl.LOCK_NB)
    return True


def locks_a_part():
    fcntl.lockf(os.open(__file__, os.O_RDONLY), fcntl.LOCK_SH | fcntl.LOCK_NB)
    return True


def locks_a_part_of_an_open_file():
    told = struct.pack("@hhqqi4x", fcntl.F_RDLCK, 0, 0, 0, 0)
    fcntl.fcntl(os.open(__file__, os.O_RDONLY), 37, told)  # F_OFD_SETLK
    return True


def watches_a_folder():
    return call("inotify_init1", 0) >= 0


def watches_a_disk():
    return call("fanotify_init", 0, 0) >= 0


# ---------------------------------------------------------------- on a disk that nothing shuts


def reads_a_private_file():
    return SECRET in Path(NEIGHBOURS["secret"]).read_bytes()


def lists_a_private_folder():
    return list(Path(NEIGHBOURS["secret"]).parent.iterdir()) != []


def reads_how_it_was_started():
    return Path(f"/proc/{WINDOW}/cmdline").read_bytes() != b""


def lists_processes():
    return list(Path("/proc").iterdir()) != []


def reads_itself():
    return Path("/proc/self/maps").read_text() != ""


def reads_the_users():
    return Path("/etc/passwd").read_text() != ""


def lists_the_root():
    return list(Path("/").iterdir()) != []


def lists_where_everybody_writes():
    return list(Path("/tmp").iterdir()) != []


def climbs_out_of_its_folder():
    return list((FOLDER / ".." / "..").iterdir()) != []


ON_DISK = (
    reads_a_private_file, lists_a_private_folder, reads_how_it_was_started, lists_processes,
    reads_itself, reads_the_users, lists_the_root, lists_where_everybody_writes,
    climbs_out_of_its_folder,
)  # fmt: skip
"""What is in reach where nothing shuts the disk, and is told to the player before a bot runs."""
BY_LANDLOCK = (
    *ON_DISK, reads_memory, writes_memory, reads_memory_of_its_warden, reads_memory_of_a_neighbour,
    reads_environment, reads_what_it_opened, opens_what_it_opened, walks_into_its_root, traces,
    reads_by_process_vm, writes_by_process_vm, signals, signals_a_thread_of_a_process,
    starts_a_program, is_ended_last, shares_memory_by_a_file, writes_a_file, writes_where_it_works,
    writes_where_everybody_does, cuts_a_file_by_reading_it, cuts_a_file, adds_to_a_file,
    makes_a_folder, links_a_file, points_to_a_file, makes_a_pipe_with_a_name,
    makes_a_file_without_a_name, renames_a_file, deletes_a_file,
)  # fmt: skip
"""What Landlock of version 6 keeps a bot from by itself, where no filter is known."""
_NO_DEEDS = (call, text, struct_of, each_other, tried, late, order, child_of, owns_a_pipe_for,
             owns_a_socket_by_order)  # fmt: skip
DEEDS = [
    deed
    for deed in list(globals().values())
    if callable(deed)
    and getattr(deed, "__module__", None) == __name__
    and not isinstance(deed, type)
    and deed not in _NO_DEEDS
]


class Good:
    """Plays on, and harms nobody."""

    def __init__(self, seat, seats, options, seed):
        self.codes = []

    def hear(self, events):
        pass

    def choose(self, legal):
        return legal[-1]


class Tries(Good):
    """Tells as its beliefs which deeds got through: 1, or 0 with what it failed with."""

    def choose(self, legal):
        signal.signal(signal.SIGALRM, late)
        alone = NEIGHBOURS["disk alone"]
        self.codes = [
            self.outcome(deed) if deed in BY_LANDLOCK or not alone else [0.0, 0.0] for deed in DEEDS
        ]
        return legal[-1]

    def outcome(self, deed):
        signal.alarm(2)
        try:
            return [float(bool(deed())), 0.0]
        except OSError as error:
            return [0.0, float(error.errno or 0)]
        except Exception:  # noqa: BLE001 a deed that went wrong did nothing
            return [0.0, -1.0]
        finally:
            signal.alarm(0)

    def beliefs(self):
        return self.codes


if __name__ != "deeds":
    assert sys.platform == "linux"
