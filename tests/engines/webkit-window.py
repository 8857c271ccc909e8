#!/usr/bin/python3
"""Window without tool bar around WebKitGTK, for WebKitWebDriver, so that it can be as narrow as a phone.

The last argument is the path of a script that runs in every document before its own.
"""

import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402  (versions first)

WITNESS = Path(sys.argv[-1]).read_text(encoding="utf-8")
windows = []


def watched_scripts():
    """Return the content manager of a view, with the witness script only."""
    scripts = WebKit2.UserContentManager()
    scripts.add_script(
        WebKit2.UserScript.new(
            WITNESS,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    return scripts


def open_window(_session, context):
    """Open a window that contains only a page, and return its view."""
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=watched_scripts(),
        is_controlled_by_automation=True,
    )
    window = Gtk.Window(default_width=1366, default_height=768)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    windows.append(window)
    return view


def on_automation(context, session):
    """Let the driver's session open its windows here."""
    info = WebKit2.ApplicationInfo()
    info.set_name("engine-test")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", open_window, context)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", on_automation)
Gtk.main()
