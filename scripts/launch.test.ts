import { expect, test } from 'vitest';
import { type LaunchRecords, launchFindings } from './launch.ts';

const ready: LaunchRecords = {
  brand: {
    sample: false,
    origin: 'https://www.contoh.co.id',
    whatsapp: '+62 811 2345 678',
    hotline: '+62 811 2345 679',
    email: 'halo@contoh.co.id',
    businessEmail: 'bisnis@contoh.co.id',
  },
  offices: [
    {
      type: 'Kantor pusat',
      phone: '+62 811 2345 678',
      landline: null,
      email: 'halo@contoh.co.id',
      address: { street: 'Jl. Pemuda 1' },
    },
  ],
  claims: { accuracy: { source: 'Laporan uji 12/2026' } },
  sensors: { radar: { measures: ['level'], error: { mm: 2 } }, kualitas: { measures: ['mutu'] } },
  security: { contact: 'keamanan@contoh.co.id', expires: '2027-10-31' },
  datasheets: { 'lembar-data-radar': [] },
  certifications: [{ code: 'ISO 9001:2015', certificate: 'QMS 1234, berlaku sampai 2028' }],
  holidays: [{ day: '2027-01-01', name: 'Tahun Baru' }],
  procurement: {
    approvals: [{ id: 'tkdn', entries: [{ number: '1234/SJ-IND' }] }],
    terms: { warranty: { value: 24 } },
    levels: [{ service: 'API', point: 'server', excluded: 'jaringan' }],
  },
};
const now = new Date('2026-11-20T09:00:00+07:00');

test('a site with its own data may be launched', () => {
  expect(launchFindings(ready, now)).toEqual([]);
});

test.each<[string, Partial<LaunchRecords>]>([
  ['sample:', { brand: { ...ready.brand, sample: true } }],
  ['whatsapp', { brand: { ...ready.brand, whatsapp: '+62 800 0000 0001' } }],
  ['origin', { brand: { ...ready.brand, origin: 'https://www.tanknusa.example' } }],
  ['claims/accuracy', { claims: { accuracy: { source: null } } }],
  ['sensors/radar', { sensors: { radar: { measures: ['level'] } } }],
  ['sensors/tekanan', { sensors: { tekanan: { measures: ['level'], error: { assumed: true } } } }],
  ['lembar-data-radar', { datasheets: { 'lembar-data-radar': ['weight', 'supply'] } }],
  ['ISO 27001', { certifications: [{ code: 'ISO 27001:2013' }] }],
  ['street', { offices: ready.offices.map((office) => ({ ...office, address: { street: 'Jl. Contoh 1' } })) }],
  ['landline', { offices: ready.offices.map((office) => ({ ...office, landline: '+62 24 0000 0000' })) }],
  ['tkdn', { procurement: { ...ready.procurement, approvals: [{ id: 'tkdn', entries: [] }] } }],
  ['warranty', { procurement: { ...ready.procurement, terms: { warranty: null } } }],
  [
    'measuring point',
    { procurement: { ...ready.procurement, levels: [{ service: 'API', point: null, excluded: '' }] } },
  ],
  ['no holiday of 2027', { holidays: [{ day: '2026-12-25', name: 'Natal' }] }],
  ['Isra Mikraj', { holidays: [...ready.holidays, { day: '2027-01-05', name: 'Isra Mikraj', expected: true }] }],
])('%s keeps it from being launched', (field, change) => {
  const findings = launchFindings({ ...ready, ...change }, now);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(field);
});

test('a security.txt that is about to expire has to be renewed', () => {
  const security = { ...ready.security, expires: '2026-12-24' };
  expect(launchFindings({ ...ready, security }, now)).toEqual(['security.yaml → expires: renew the day']);
});
