"""Klien API data tangki: satu berkas, tanpa paket lain, Python 3.9 ke atas. Perintahnya: python3 tank.py --help"""

import base64
import email.utils
import hashlib
import hmac
import http.client
import http.server
import json
import os
import re
import sys
import threading
import time
import urllib.parse
import urllib.request
import uuid
from urllib.error import HTTPError

# operationId: metode, jalur, berhalaman, boleh diulang dengan Idempotency-Key.
OPERATIONS = {}
HELP = ""
TANK_API = os.environ.get("TANK_API", "http://localhost:4321/sandbox")
API_KEY = os.environ.get("API_KEY", "")
MOST_TRIES, PASSING = 5, (429, 502, 503, 504)
CUT = (OSError, http.client.HTTPException)


class Problem(Exception):
    """Jawaban selain 2xx menurut RFC 9457; status 0 bila server tidak tersambung, -1 bila perintahnya salah."""

    def __init__(self, status, text):
        try:
            problem = json.loads(text)
        except ValueError:  # bukan dari API, misalnya dari proksi
            problem = {"detail": str(text)[:200]}
        self.status, self.errors = status, problem.get("errors", [])
        said = f"{max(0, status) or ''} {problem.get('title', '')}. {problem.get('detail', '')}".lstrip(" .")
        said += "".join(f"\n  {error['field']}: {error['message']}" for error in self.errors)
        super().__init__(said + (f" ({problem['request_id']})" if "request_id" in problem else ""))
        self.exit_code = {-1: 2, 0: 5, 401: 3, 403: 3, 429: 4}.get(status, 4 if status >= 500 else 1)


def pause(after, turn):
    """Detik sampai percobaan berikutnya: Retry-After dalam detik atau tanggal, selain itu tiap kali dua kali lipat."""
    try:
        return int(after) if after.isdecimal() else email.utils.parsedate_to_datetime(after).timestamp() - time.time()
    except (AttributeError, TypeError, ValueError):
        return 0.5 * 2**turn


def send(method, path, headers, data, repeatable):
    for turn in range(MOST_TRIES):
        last, after = not repeatable or turn + 1 == MOST_TRIES, None
        try:
            request = urllib.request.Request(TANK_API + path, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=10) as answer:
                return json.loads(answer.read() or b"null")
        except HTTPError as error:
            if last or error.code not in PASSING:
                raise Problem(error.code, error.read()) from None
            after = error.headers.get("Retry-After")
        except CUT as error:
            if last:
                raise Problem(0, f"{TANK_API}: {error}") from None
        time.sleep(max(0, pause(after, turn)))


def call(operation, body=None, idempotency_key=None, **values):
    """
    Satu permintaan dengan nilai bernama seperti di dokumentasi, isi di `body`. Yang diulang sendiri hanya GET dan
    permintaan tulis dengan `idempotency_key`, yang dibuat bila tidak diberikan.
    """
    if operation not in OPERATIONS:
        raise Problem(-1, f"tidak ada operasi {operation}")
    method, path, _, idempotent = OPERATIONS[operation]
    for name in re.findall(r"{(\w+)}", path):
        if values.get(name) is None:
            raise Problem(-1, f"{operation} memerlukan --{name}")
        path = path.replace(f"{{{name}}}", urllib.parse.quote(str(values.pop(name)), safe=""))
    query = urllib.parse.urlencode({name: value for name, value in values.items() if value is not None})
    headers = {"Authorization": f"Bearer {API_KEY}"} if API_KEY else {}
    if idempotent:
        headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
    headers["Content-Type"] = "application/json"
    data = None if body is None else (body if isinstance(body, str) else json.dumps(body)).encode()
    return send(method, f"{path}?{query}" if query else path, headers, data, method == "GET" or idempotent)


def rows_of(operation, **given):
    """Semua baris sebuah daftar, halaman demi halaman."""
    page = {"next_cursor": given.pop("cursor", None)}
    while page:
        page = call(operation, **given, cursor=page["next_cursor"])
        yield from page["data"]
        page = page if page.get("next_cursor") else None


GONE = """Perubahan API key ini hilang di server: jam, batas, webhook, kiriman. Daftarkan webhook lagi; sampai itu tidak
ada kiriman. Setelah diketahui: clock --acknowledge true."""


def listen(topics="webhooks", tanks="", after=""):
    """Kejadian langsung (id, type, data); setelah putus dilanjutkan dari kejadian terakhir."""
    last, rest = after, 3
    query = urllib.parse.urlencode({"topics": topics, **({"tanks": tanks} if tanks else {})})
    while True:
        headers = {"Authorization": f"Bearer {API_KEY}", **({"Last-Event-ID": last} if last else {})}
        try:
            request = urllib.request.Request(f"{TANK_API}/v1/stream?{query}", headers=headers)
            with urllib.request.urlopen(request, timeout=60) as answer:  # tanda hidup datang tiap 20 detik
                print(f"Tersambung ke {TANK_API}.", file=sys.stderr, flush=True)
                if answer.headers.get("Sandbox-State") == "restarted":
                    print(GONE, file=sys.stderr, flush=True)
                event = {}
                for line in answer:
                    name, _, value = line.decode().rstrip("\r\n").partition(": ")
                    if name:
                        event[name] = value
                        continue
                    rest = int(event.get("retry", rest * 1000)) / 1000
                    if "data" in event and event["event"] != "bye":
                        yield {"id": event.get("id"), "type": event["event"], "data": json.loads(event["data"])}
                    last, event = event.get("id", last), {}
        except HTTPError as error:
            if error.code not in PASSING:
                raise Problem(error.code, error.read()) from None
            rest = max(0, pause(error.headers.get("Retry-After"), 2))
        except CUT:
            pass
        print(f"Terputus; menyambung lagi dalam {rest:g} detik.", file=sys.stderr, flush=True)
        time.sleep(rest)


# Satu fungsi per operasi.


def show(value, as_json=False):
    """Satu benda ke bawah, daftar ke samping; satu baris JSON bila diminta."""
    if value is None or as_json:
        return print("" if value is None else json.dumps(value, ensure_ascii=False), flush=True)
    rows = value.get("data")
    lines = list(value.items()) if rows is None else [list(rows[0]) if rows else [], *(row.values() for row in rows)]
    text = [[one if isinstance(one, str) else json.dumps(one, ensure_ascii=False) for one in line] for line in lines]
    widths = [max(map(len, column)) for column in zip(*text)]
    for line in text:
        print("  ".join(map(str.ljust, line, widths)).rstrip())


def posted(target, headers, body):
    """Mengirim isi apa adanya; pengalihan tidak diikuti. Status None bila dalam 10 detik tidak ada jawaban HTTP."""
    place = urllib.parse.urlsplit(target)
    kind = http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
    began, status, why = time.monotonic(), None, None
    try:
        connection = kind(place.netloc, timeout=10)
        connection.request("POST", urllib.parse.urlunsplit(("", "", place.path or "/", place.query, "")), body, headers)
        status = connection.getresponse().status
        connection.close()
    except CUT as error:
        why = str(error) or type(error).__name__
    if status is not None and not 100 <= status <= 599:
        status, why = None, status
    return {"status": status, "duration": round((time.monotonic() - began) * 1000)}, why


def forward(target, data, as_json):
    """Meneruskan satu percobaan, lalu melaporkan jawaban penerima: 500 diulang, 410 menonaktifkan webhook."""
    answer, why = posted(target, data["headers"], data["body"].encode())
    report = {"attempt": data["attempt"], **answer}
    place = {name: data[name] for name in ("webhook_id", "delivery_id")}
    try:
        kept = call("reportAttempt", report, **place)
    except Problem as problem:
        kept = {"state": str(problem)}
    line = {"delivery_id": data["delivery_id"], **report, **{name: kept.get(name) for name in ("state", "next_attempt_at")}}
    if as_json:
        return print(json.dumps(line), flush=True)
    after = f", lagi {line['next_attempt_at']}" if line["next_attempt_at"] else ""
    event, said = json.loads(data["body"])["event"], answer["status"] or why
    print(f"{line['delivery_id']} {event} percobaan {report['attempt']}: {said} {line['state']}{after}", flush=True)


def verify(body, headers, secret, now=None):
    """Apakah tanda tangan kiriman sah menurut Standard Webhooks, dan waktunya berselisih paling banyak 300 detik."""
    number, sent, given = (headers.get(f"webhook-{name}") or "" for name in ("id", "timestamp", "signature"))
    now = time.time() if now is None else now
    if not number or not re.fullmatch(r"[0-9]{1,10}", sent) or abs(now - int(sent)) > 300:
        return False
    key = base64.b64decode(secret.replace("whsec_", ""))
    signed = hmac.new(key, f"{number}.{sent}.".encode() + body, hashlib.sha256).digest()
    return any(hmac.compare_digest(b"v1," + base64.b64encode(signed), one.encode()) for one in given.split(" "))


def receive(port, secret, status):
    """Penerima di komputer ini: memeriksa tanda tangan, mengenali kiriman yang diulang, menjawab 204 atau `status`."""
    known = set()

    class Receiver(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            number, good = self.headers.get("webhook-id"), verify(body, self.headers, secret)
            answer = status if good else 401
            self.send_response(answer)
            self.send_header("Content-Length", "0")
            self.end_headers()
            mark = "\033[32m✓\033[0m sah" if good else "\033[31m✗\033[0m tanda tangan atau waktu salah"
            again = ", sudah pernah diterima" if good and number in known else ""
            if good:
                known.add(number)
            print(f"{mark}{again} {number} {json.loads(body)['event'] if good else ''} dijawab {answer}", flush=True)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("localhost", port), Receiver)
    print(f"Menerima di http://localhost:{port}.", file=sys.stderr, flush=True)
    server.serve_forever()


def follow(target, as_json, count=0, **values):
    started = []
    values = {"topics": "attempts" if target else "webhooks", **values}
    for seen, event in enumerate(listen(**values), 1):
        if event["type"] == "attempt" and target:
            # Penerima yang lambat tidak menahan penerima lain.
            started.append(threading.Thread(target=forward, args=(target, event["data"], as_json), daemon=True))
            started[-1].start()
        elif as_json:
            print(json.dumps(event), flush=True)
        elif event["type"] == "webhook":
            data = event["data"]
            print(data["headers"]["webhook-id"], json.loads(data["body"])["event"], flush=True)
        else:
            print(event["id"], event["type"], json.dumps(event["data"]), flush=True)
        if seen == int(count):
            break
    for thread in started:
        thread.join()


def main(arguments):
    words, options, left = [], {}, iter(arguments)
    for word in left:
        name = word[2:]
        if not word.startswith("--") or word == "--help":
            words.append(word)
        else:
            options[name] = name in ("json", "all") or next(left, None)
            if options[name] is None:
                raise Problem(-1, f"{word} memerlukan nilai")
    command, word = [*words, None, None][:2] if words else ("--help", None)
    as_json, every = options.pop("json", False), options.pop("all", False)
    if command == "--help":
        print(HELP + "\n".join(f"{name}  {method} {path}" for name, (method, path, *_) in OPERATIONS.items()))
    elif command == "key":
        print(call("createKey", {"scope": word or "write"})["key"])
    elif command == "logs":
        show(call("listCalls"), as_json)
    elif command == "clock":
        change = {**({"advance": word} if word else {}), **{name: options[name] == "true" for name in options}}
        show(call("setClock", change) if change else call("getClock"), as_json)
    elif command == "trigger":
        if not word:
            raise Problem(-1, "trigger memerlukan KEJADIAN, misalnya tank.level.low")
        show(call("raiseEvent", {"type": word, "tank_id": options.get("tank_id", "TK-204")}), as_json)
    elif command == "receive":
        secret = options.get("secret") or os.environ.get("WEBHOOK_SECRET")
        if not secret:
            raise Problem(-1, "receive memerlukan WEBHOOK_SECRET atau --secret, dari jawaban createWebhook")
        receive(int(word or 3000), secret, int(options.get("status", 204)))
    elif command == "listen":
        follow(options.pop("forward", word), as_json, **options)
    elif every:
        for row in rows_of(command, **options):
            show(row, True)
    else:
        show(call(command, **options), as_json)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Problem as error:
        print(error, file=sys.stderr)
        sys.exit(error.exit_code)
    except KeyboardInterrupt:
        sys.exit(130)
