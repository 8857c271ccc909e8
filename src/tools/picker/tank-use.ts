import { heightOf, known, type TankUse } from '../kit/tank-record.ts';
import { foams, type inputs, media } from './tank.ts';

/** bar */
const atmosphere = 1.01325;

export const tankUse: TankUse<typeof inputs> = {
  fromTank: (tank) => {
    const { shape, kind, medium, pressure } = tank;
    const foam = media.find(({ id }) => id === medium)?.foam;
    return known({
      isi: kind,
      medium,
      busa: foam && foams[foam],
      er: tank.permittivity,
      rho: tank.density,
      ukur: tank.task,
      bentuk: shape === 'silo' ? 'tegak' : shape,
      diameter: shape === 'persegi' ? tank.width : tank.diameter,
      panjang: tank.length,
      tinggi: heightOf(tank),
      suhu: tank.temperature,
      tekanan: pressure,
      acuan: pressure === undefined ? undefined : 'terukur',
      nosel: tank.opening,
      halangan: tank.inside,
      letak: tank.place,
      zona: tank.zone,
      daya: tank.power,
      sinyal: tank.signal,
      // A nozzle that is not known keeps that of the example.
      lubang: tank.nozzle || undefined,
      leher: tank.neck || undefined,
      pv: tank.valve,
    });
  },
  toTank: ({ bentuk, diameter, panjang, tinggi, tekanan, acuan, ...answers }) => ({
    kind: answers.isi,
    medium: answers.medium,
    permittivity: answers.er,
    density: answers.rho,
    task: answers.ukur,
    shape: bentuk,
    ...known({
      [bentuk === 'persegi' ? 'width' : 'diameter']: diameter || undefined,
      length: bentuk === 'mendatar' || bentuk === 'persegi' ? panjang : undefined,
      height: bentuk === 'tegak' || bentuk === 'persegi' ? tinggi : undefined,
    }),
    temperature: answers.suhu,
    pressure: acuan === 'terukur' ? tekanan : tekanan - atmosphere,
    opening: answers.nosel,
    inside: answers.halangan,
    place: answers.letak,
    zone: answers.zona,
    power: answers.daya,
    signal: answers.sinyal,
    ...(answers.nosel === 'atas' && { nozzle: answers.lubang, neck: answers.leher }),
    valve: answers.pv,
  }),
};
