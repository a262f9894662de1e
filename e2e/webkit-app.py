"""The web view of the app on iOS, as far as WebKitGTK has it, for WebDriver: `webkit-app.py <folder of the app> <bridge.js>`.

The app's files come from the folder on its own scheme, capacitor://localhost, and a bridge answers its plugins as the native
side does. Needs python3-gi and gir1.2-webkit2-4.1.
"""

import json
import mimetypes
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gio, GLib, Gtk, WebKit2  # noqa: E402

FOLDER, BRIDGE = sys.argv[1], sys.argv[2]
SECRETS: dict[str, str] = {}
ANSWERS = {
    "PushNotifications.checkPermissions": {"receive": "prompt"},
    "LocalNotifications.getPending": {"notifications": []},
    "LocalNotifications.schedule": {"notifications": []},
    "Network.getStatus": {"connected": True, "connectionType": "wifi"},
}


def answer(call: str, options: dict) -> object:
    """What the native side of a plugin answers; None where it answers nothing."""
    key = options.get("prefixedKey", "")
    if call == "SecureStorage.internalGetItem":
        return {"data": SECRETS.get(key)}
    if call == "SecureStorage.internalSetItem":
        SECRETS[key] = options.get("data", "")
        return None
    if call == "SecureStorage.internalRemoveItem":
        return {"success": SECRETS.pop(key, None) is not None}
    return ANSWERS.get(call)


def on_message(_manager, value, reply):
    plugin, method, options = json.loads(value.to_string())
    text = json.dumps(answer(f"{plugin}.{method}", options))
    reply.return_value(value.get_context().evaluate(f"({text})", -1))
    return True


def on_request(request):
    """A path that is no file is a page, as the web view of the app has it."""
    path = os.path.realpath(os.path.join(FOLDER, GLib.Uri.unescape_string(request.get_path()).lstrip("/")))
    is_own = path.startswith(os.path.realpath(FOLDER) + os.sep)
    if not is_own or not os.path.isfile(path):
        path = os.path.join(FOLDER, "index.html")
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    request.finish(Gio.File.new_for_path(path).read(None), os.path.getsize(path), kind)


def main():
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    context.register_uri_scheme("capacitor", on_request)
    security = context.get_security_manager()
    security.register_uri_scheme_as_secure("capacitor")
    security.register_uri_scheme_as_cors_enabled("capacitor")
    manager = WebKit2.UserContentManager()
    manager.register_script_message_handler_with_reply("bridge", None)
    manager.connect("script-message-with-reply-received::bridge", on_message)
    with open(BRIDGE, encoding="utf8") as file:
        frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        manager.add_script(WebKit2.UserScript(file.read(), frames, time, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=manager, is_controlled_by_automation=True)
    context.connect("automation-started", lambda _, session: session.connect("create-web-view", lambda _: view))
    window = Gtk.Window(default_width=390, default_height=844)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    Gtk.main()


main()
