"""Runs MiniStack until standard input ends, which it does when the parent ends, however that ends."""

import os
import runpy
import signal
import sys
import threading


def end_with_parent():
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=end_with_parent, daemon=True).start()
runpy.run_module("ministack", run_name="__main__", alter_sys=True)
