import { expect, test } from 'vitest';
import { type LaunchRecords, launchFindings } from './launch.ts';

const ready: LaunchRecords = {
  'site/brand': {
    sample: false,
    origin: 'https://www.contoh.co.id',
    whatsapp: '+62 811 2345 678',
    hotline: '+62 811 2345 679',
    email: 'halo@contoh.co.id',
    businessEmail: 'bisnis@contoh.co.id',
    securityEmail: 'keamanan@contoh.co.id',
  },
  'site/offices': {
    offices: [
      {
        type: 'Kantor pusat',
        phone: '+62 811 2345 678',
        landline: null,
        email: 'halo@contoh.co.id',
        address: { street: 'Jl. Pemuda 1' },
      },
    ],
  },
  'claims/accuracy': { proof: { document: 'Laporan uji 12/2026', day: '2026-11-02' } },
  'sensors/radar': {
    selection: { measures: ['level'] },
    specifications: [{ answers: 'accuracy', value: { pm: 2, unit: 'mm' } }, { answers: 'weight' }],
  },
  'sensors/kualitas': { selection: { measures: ['mutu'] }, specifications: [] },
  'site/security': { expires: '2027-10-31' },
  'documents/lembar-data-radar': { matter: { instrument: 'radar', questions: { weight: '4 kg' } } },
  'pages/tankteam': { certifications: { items: [{ code: 'ISO 9001:2015', certificate: 'QMS 1234' }] } },
  'site/holidays': { days: [{ day: '2027-01-01', name: 'Tahun Baru' }] },
  'site/procurement': {
    approvals: [{ id: 'tkdn', entries: [{ number: '1234/SJ-IND' }] }],
    terms: { warranty: { value: 24, stated: '2026-10-01' } },
    levels: [{ service: 'API', point: 'server', excluded: 'jaringan' }],
  },
};
const now = new Date('2026-11-20T09:00:00+07:00');
const office = ready['site/offices'].offices[0];

test('accepts a site with its own data', () => {
  expect(launchFindings(ready, now)).toEqual([]);
});

/** [text of the finding, record, changed fields that cause it] */
test.each<[string, string, object]>([
  ['sample:', 'site/brand', { sample: true }],
  ['whatsapp', 'site/brand', { whatsapp: '+62 800 0000 0001' }],
  ['origin', 'site/brand', { origin: 'https://www.tanknusa.example' }],
  ['claims/accuracy', 'claims/accuracy', { proof: { reckoned: 'Rata-rata sebulan' } }],
  ['sensors/radar', 'sensors/radar', { specifications: [{ answers: 'weight' }] }],
  [
    'our assumption',
    'sensors/radar',
    { specifications: ['accuracy', 'weight', 'accuracyBase'].map((answers) => ({ answers, known: 'assumed' })) },
  ],
  [
    'lembar-data-radar',
    'documents/lembar-data-radar',
    { matter: { instrument: 'radar', questions: { supply: '24 V' } } },
  ],
  ['ISO 27001', 'pages/tankteam', { certifications: { items: [{ code: 'ISO 27001:2013' }] } }],
  ['street', 'site/offices', { offices: [{ ...office, address: { street: 'Jl. Contoh 1' } }] }],
  ['landline', 'site/offices', { offices: [{ ...office, landline: '+62 24 0000 0000' }] }],
  ['tkdn', 'site/procurement', { approvals: [{ id: 'tkdn', entries: [] }] }],
  ['warranty', 'site/procurement', { terms: { warranty: { value: 24, stated: null } } }],
  ['API, point', 'site/procurement', { levels: [{ service: 'API', point: 'server (contoh)', excluded: '' }] }],
  ['no holiday of 2027', 'site/holidays', { days: [{ day: '2026-12-25', name: 'Natal' }] }],
  ['set a later date', 'site/security', { expires: '2026-12-24' }],
  [
    'Isra Mikraj',
    'site/holidays',
    { days: [...ready['site/holidays'].days, { day: '2027-01-05', name: 'Isra Mikraj', expected: true }] },
  ],
])('reports %s', (named, file, change) => {
  const findings = launchFindings({ ...ready, [file]: { ...ready[file], ...change } }, now);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(named);
});
