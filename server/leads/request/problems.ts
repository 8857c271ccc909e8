import type { FieldProblem, LeadProblem, LeadProblemCode } from '../../../src/leads/lead.ts';

/** Status and words of every answer that is not a success; visitors read the words. */
const answers = {
  malformed: [
    400,
    'Permintaan tidak terbaca',
    'Data yang dikirim tidak dapat dibaca. Muat ulang halaman, lalu kirim lagi.',
  ],
  'key-missing': [400, 'Permintaan tidak lengkap', 'Header Idempotency-Key harus berisi satu UUID.'],
  'foreign-origin': [403, 'Permintaan ditolak', 'Formulir hanya dapat dikirim dari situs ini.'],
  method: [405, 'Metode tidak didukung', 'Alamat ini hanya menerima POST.'],
  timeout: [408, 'Waktu habis', 'Data tidak sampai seluruhnya pada waktunya. Kirim lagi.'],
  'too-large': [413, 'Terlalu panjang', 'Permintaan melebihi 16 KB. Persingkat pesan Anda.'],
  'media-type': [415, 'Format tidak didukung', 'Kirim data sebagai application/json dalam UTF-8.'],
  'invalid-fields': [422, 'Periksa isian Anda', 'Ada isian yang belum benar. Permintaan belum diterima.'],
  'key-reused': [422, 'Permintaan sudah berubah', 'Kunci ini sudah dipakai untuk permintaan dengan isi lain.'],
  'too-many': [
    429,
    'Terlalu sering',
    'Terlalu banyak permintaan dari jaringan Anda. Tunggu sebentar, lalu kirim lagi.',
  ],
  internal: [500, 'Terjadi kesalahan', 'Permintaan belum diterima. Coba lagi atau hubungi kami lewat WhatsApp.'],
  unavailable: [
    503,
    'Belum dapat diterima',
    'Permintaan belum diterima. Coba lagi sebentar atau hubungi kami lewat WhatsApp.',
  ],
} as const satisfies Record<LeadProblemCode, readonly [number, string, string]>;

/** A request that is answered with a problem instead of a reference. */
export class LeadRefused extends Error {
  readonly problem: LeadProblem;
  /** Where Fastify looks for it. */
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;

  /** @param retryAfter seconds after which the same request may succeed */
  constructor(code: LeadProblemCode, { errors, retryAfter }: { errors?: FieldProblem[]; retryAfter?: number } = {}) {
    super(code);
    const [status, title, detail] = answers[code];
    this.statusCode = status;
    this.problem = { type: 'about:blank', status, code, title, detail, ...(errors && { errors }) };
    this.headers = {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(code === 'method' && { allow: 'POST' }),
    };
  }
}
