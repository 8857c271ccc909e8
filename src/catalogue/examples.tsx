import type { ReactNode } from 'react';
import { Figure, type FigureName, figureNames } from '../plant/figures/Figure.tsx';
import { words } from '../shared/text/fixture.ts';
import { Action, Actions } from '../shared/ui/Action.tsx';
import { controlClass, Field, messageClass } from '../shared/ui/form/Field.tsx';
import { SelectField } from '../shared/ui/form/SelectField.tsx';
import { Icon, type IconName, iconNames } from '../shared/ui/Icon.tsx';
import { PointList } from '../shared/ui/List.tsx';
import { CompanyLogo, CompanyMark, ProductLogo, ProductMark } from '../shared/ui/Logo.tsx';
import { Stats } from '../shared/ui/Stats.tsx';
import { DataTable } from '../shared/ui/Table.tsx';
import { Text } from '../shared/ui/Text.tsx';

export interface Example {
  name: string;
  /** Each state of the component, by what it shows. */
  states: Record<string, ReactNode>;
}

const action = { label: words('Konsultasi Gratis'), to: '/konsultasi-gratis' } as const;
const ignore = () => undefined;
const select = {
  name: 'contoh',
  label: 'Industri',
  optional: 'opsional',
  placeholder: 'Pilih industri',
  options: [{ value: 'a', label: 'Minyak & Gas' }],
  onChange: ignore,
};

/** One list of examples: the catalogue shows them, and a test draws each of them. */
export const examples: readonly Example[] = [
  {
    name: 'Action',
    states: {
      signal: <Action {...action} look="signal" />,
      line: <Action {...action} look="line" />,
      plain: <Action {...action} look="plain" />,
      'down the page': <Action label="Lihat cara kerjanya" to="#cara-kerja" look="line" />,
      'several, wrapping': (
        <Actions
          items={[
            { ...action, look: 'signal' },
            { label: words('Nama kendali yang sangat panjang untuk layar sempit'), to: '/fitur', look: 'line' },
          ]}
        />
      ),
    },
  },
  {
    name: 'Text',
    states: {
      marks: (
        <p>
          <Text>{words('Kutipan {en:real-time data}, singkatan {abbr:SLA}, angka {claim:accuracy}, kode `GET`.')}</Text>
        </p>
      ),
    },
  },
  {
    name: 'Stats',
    states: {
      'with a note': (
        <Stats
          items={[
            { number: words('{claim:accuracy}'), label: words('akurasi pembacaan') },
            { number: words('24/7'), label: words('pemantauan'), note: words('Sensor yang diam adalah alarm.') },
            { number: words('1.234'), label: words('label yang panjang sampai dua baris penuh') },
          ]}
        />
      ),
    },
  },
  {
    name: 'DataTable',
    states: {
      'with caption': (
        <DataTable caption="Rentang ukur" columns={['Sensor', 'Rentang']} rows={[['Radar', '0,1–30\u00a0m']]} />
      ),
    },
  },
  {
    name: 'PointList',
    states: { points: <PointList items={['Satu titik pendek', words('Titik lain dengan {en:English words}')]} /> },
  },
  {
    name: 'Field',
    states: {
      empty: (
        <Field id="kosong" label="Nama Lengkap">
          <input className={controlClass} id="kosong" placeholder="Masukkan nama lengkap" />
        </Field>
      ),
      filled: (
        <Field id="terisi" label="Nama Perusahaan" optional="opsional">
          <input className={controlClass} id="terisi" defaultValue="PT Contoh" />
        </Field>
      ),
      message: (
        <Field id="pesan" label="Pesan" optional="opsional">
          <textarea className={`${controlClass} ${messageClass}`} id="pesan" />
        </Field>
      ),
      choice: <SelectField {...select} value="" />,
      chosen: <SelectField {...select} name="contoh-2" value="a" />,
    },
  },
  {
    name: 'Logo',
    states: {
      product: <ProductLogo name="tankNusa" />,
      company: <CompanyLogo name="PT Nusa Instrumen Cerdas" />,
      '16 px': (
        <>
          <ProductMark size={16} /> <CompanyMark size={16} />
        </>
      ),
    },
  },
  {
    name: 'Icon',
    states: Object.fromEntries(iconNames.map((name: IconName) => [name, <Icon key={name} name={name} size={24} />])),
  },
  {
    name: 'Figure',
    states: Object.fromEntries(figureNames.map((name: FigureName) => [name, <Figure key={name} name={name} />])),
  },
];
