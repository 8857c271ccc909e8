import base64
import hashlib
import hmac
import time

TOLERANCE = 300  # detik; kiriman yang lebih tua ditolak


def verify(body, headers, secret, now=None):
    """body: bytes mentah permintaan, sebelum json.loads. headers: nama dalam huruf kecil."""
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    number, sent, signatures = (headers.get(name) or "" for name in names)
    now = time.time() if now is None else now
    if not sent.isdecimal() or len(sent) > 10 or abs(now - int(sent)) > TOLERANCE:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{number}.{sent}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    # Selama rahasia diganti, satu kiriman membawa beberapa tanda tangan.
    given = signatures.split(" ")
    return any(hmac.compare_digest(b"v1," + expected, one.encode()) for one in given)
