import { atmosphere } from '../tank/choices.ts';
import { explosiveFrom, protectionLevel, zoneInside } from './explosion.ts';
import { gasPhase, polarDipoleMoment } from './gas-phase.ts';
import { type Answers, impossibilities } from './inputs.ts';
import { type MediaTable, type Medium, saturationPressure, vapourDoubt, zero } from './media.ts';
import type { Wetted } from './resistance.ts';

/** Wavelength at 26 GHz and largest usual antenna, mm. */
const [wave, largest] = [299.792458 / 26, 100];

/**
 * Beam through a nozzle with an inside diameter in mm: opening angle, `width` in m at a depth in m, and largest nozzle
 * height in mm. A radar beam is as wide as the antenna within the near field, D² ÷ 2λ, then opens by 70° · λ ÷ D until
 * it touches a wider nozzle. Ultrasound: three diameters.
 */
export function beamGeometry(opening: number, depth: number) {
  const antenna = Math.min(opening, largest);
  const angle = 70 * (wave / antenna);
  const opens = 2 * Math.tan((angle * Math.PI) / 360);
  return {
    angle,
    width: depth * opens,
    nozzle: { radar: antenna ** 2 / (2 * wave) + (opening - antenna) / opens, ultrasonik: 3 * opening },
  };
}

/** Ambient temperature in °C. */
const ambient = 30;

/** Answers with their medium and the figures that follow from them. */
export type StatedTank = ReturnType<typeof stated>;
export type PickerTank = StatedTank & Wetted;

/**
 * The medium is the named one whatever kind is chosen, else the kind as a whole.
 * Contents that would boil at ambient temperature, or are near their boiling point, count as boiling.
 */
export function stated(answers: Answers, { gases, kinds, named }: MediaTable, kindName: string) {
  const { medium, suhu, tinggi, lubang, leher, diameter, er, rho, uapHangat } = answers;
  const known = medium ? named(medium) : undefined;
  const isi = known?.kind ?? answers.isi;
  const unnamed: Medium = { ...kinds[isi], id: '', name: kindName, also: [], kind: isi };
  // What an uncertain name stands for is not known from its kind.
  const whole = medium ? { ...unnamed, name: medium, explosive: undefined, flash: undefined } : unnamed;
  const content: Medium = {
    ...(known ?? whole),
    ...(er > 0 && { dielectric: { from: er, source: 'diisi' } }),
    ...(rho > 0 && { density: { from: rho, source: 'diisi' } }),
  };
  const mutlak = answers.tekanan + atmosphere;
  const gas = content.gas ? gases[content.gas] : undefined;
  const saturation = saturationPressure(content, gas, suhu);
  const boiling =
    (saturationPressure(content, gas, ambient)?.to ?? 0) > atmosphere || (saturation?.to ?? 0) >= 0.9 * mutlak;
  const partial = Math.max(0, Math.min(saturation?.to ?? 0, mutlak));
  // A boiling liquid is under its own vapour; add the uncertainty of the saturation pressure.
  const own = boiling && gas?.polarises ? 1 + vapourDoubt(gas, partial) : 1;
  const vapour = Math.max(0, Math.min(partial * own, mutlak));
  // Mean vapour temperature of refrigerated liquids: linear from surface to roof.
  const dingin = boiling && suhu < 0 && gas?.polarises !== undefined;
  const uap = suhu + (dingin ? uapHangat / 2 : 0);
  const { from: geserBawah, to: geser } = gasPhase(gas, vapour, Math.max(0, mutlak), uap);
  const { dipole = 0 } = gas?.polarises ?? {};
  const berkas = beamGeometry(lubang, tinggi);
  const explosive = explosiveFrom(content) ?? Number.POSITIVE_INFINITY;
  return {
    ...answers,
    isi,
    content: boiling ? { ...content, vapour: 'boiling' as const } : content,
    /** Properties of its vapour, as far as they are known. */
    gas,
    saturation,
    tekanan: Number(answers.tekanan.toFixed(6)),
    mutlak,
    /** True for boiling liquids below 0 °C, whose vapour may be warmer than the liquid. */
    dingin,
    /** Partial pressure of steam in bar. */
    uapAir: content.gas === 'air' ? partial : 0,
    /** Excess of a radar's distance: per cent, and mm over the full height. */
    geser,
    geserMm: geser * tinggi * 10,
    /** Lower end of the excess, by the optical polarisation alone, per cent. */
    geserBawah,
    /** Dipole moment in debye; 0 when not polar. */
    dipol: dipole > polarDipoleMoment ? dipole : 0,
    /** Partial pressure of the vapour in bar, and the source of its shift. */
    uapAtas: vapour,
    uapSumber: saturation && (gas?.polarises || gas?.slows) ? gas.source : undefined,
    /** True when the name of the medium is not certain. */
    asing: medium !== '' && !known,
    /** °C by which the contents are colder than the end of their melting range; above zero they may be solid. */
    padat: (content.melts?.to ?? Number.NEGATIVE_INFINITY) - suhu,
    /** °C by which the contents are warmer than the least temperature at which their vapour may be explosive. */
    nyala: content.explosive ? suhu - explosive : Number.NEGATIVE_INFINITY,
    /** Zone inside the tank, as far as the contents decide it. */
    dalam: zoneInside(content, suhu),
    /** °C between the contents and the reference temperature of their density. */
    bedaSuhu: Math.abs(suhu - (content.density?.at ?? suhu)),
    berkas,
    leherRadar: leher / berkas.nozzle.radar,
    leherUltrasonik: leher / berkas.nozzle.ultrasonik,
    /** mm by which the nozzle ends below the highest level. */
    leherLebih: leher - answers.ruang * 1000,
    /** Ratio of the beam's width at the bottom to the tank's. */
    sorot: diameter > 0 ? berkas.width / diameter : 0,
  };
}

/** Direction in which the pressure of a boiling or pressurised liquid is off its saturation; undefined if it fits. */
export function offSaturation({ saturation, mutlak, content }: StatedTank): 'above' | 'below' | undefined {
  if (!saturation || (saturation.to <= atmosphere && content.vapour !== 'boiling')) return undefined;
  const { from, to, doubt } = saturation;
  if (mutlak > to * (1 + doubt) + 0.1) return 'above';
  return mutlak < from * (1 - doubt / 2) ? 'below' : undefined;
}

/** True when the contents are certainly a gas: above the critical point, or below saturation beyond its uncertainty. */
function isGas({ content: { boils }, gas, saturation, suhu, mutlak }: StatedTank): boolean {
  if (!saturation) return false;
  // Guldberg's rule: the critical temperature is about 1.6 times the boiling point in K; 1.8 leaves a margin.
  const critical = gas?.critical ?? 1.8 * ((boils?.to ?? boils?.at ?? 1e3) + zero) - zero;
  return suhu > critical || mutlak < saturation.from * Math.exp(-vapourDoubt(gas, saturation.from));
}

/** Contradictions among the answers; empty if there are none. */
export function impossibleStates(tank: StatedTank): (typeof impossibilities)[number][] {
  const { isi, suhu, tekanan, mutlak, tinggi, ruang, nosel, halangan, bentuk, content } = tank;
  const liquefied = isi === 'lpg' || isi === 'gascair';
  if (tank.asing) return ['bahan'];
  const found = {
    bahan: false,
    titikDidih: mutlak > 0 && isGas(tank),
    titikLeleh: content.melts !== undefined && suhu < content.melts.at,
    hampa: mutlak <= 0,
    penuh: ruang >= tinggi,
    terbuka: nosel === 'terbuka' && (tekanan !== 0 || liquefied),
    apung:
      halangan === 'apung' &&
      (nosel === 'terbuka' || bentuk !== 'tegak' || tekanan > 0.05 || liquefied || isi === 'bubuk'),
  };
  return impossibilities.filter((name) => found[name]);
}

/** Dimensions of each shape; the filling counts where the width varies with the level. */
export const sizes: Readonly<Record<Answers['bentuk'], readonly ('diameter' | 'panjang' | 'isian')[]>> = {
  tegak: ['diameter'],
  mendatar: ['diameter', 'panjang', 'isian'],
  bola: ['diameter', 'isian'],
  persegi: ['diameter', 'panjang'],
};

type Size = Pick<Answers, 'bentuk' | 'diameter' | 'panjang' | 'isian'>;

/**
 * Free surface at the level in m²; undefined without a dimension. Horizontal: 2√(h(D − h)) × length; sphere: πh(D − h).
 */
export function liquidSurface({ bentuk, diameter, panjang, isian }: Size): number | undefined {
  if (diameter <= 0 || (sizes[bentuk].includes('panjang') && panjang <= 0)) return undefined;
  const level = (isian / 100) * diameter;
  if (bentuk === 'mendatar') return 2 * Math.sqrt(level * (diameter - level)) * panjang;
  if (bentuk === 'bola') return Math.PI * level * (diameter - level);
  return bentuk === 'persegi' ? diameter * panjang : (Math.PI / 4) * diameter ** 2;
}

/** Converts a level error in mm to litres: 1 mm on 1 m² is 1 L. */
export function errorLitres(mm: number | undefined, size: Size): number | undefined {
  const surface = liquidSurface(size);
  return mm === undefined || surface === undefined ? undefined : surface * mm;
}

/**
 * Explosion protection that the zone requires: level, and group and temperature class of the contents where they belong
 * to that zone; undefined in a safe area.
 */
export function requiredProtection({ zona, dalam, content: { explosive } }: StatedTank) {
  const level = protectionLevel(zona, dalam);
  if (!level) return undefined;
  const place = level.startsWith('D') ? ('dust' as const) : ('gas' as const);
  const fits = explosive?.group.startsWith('III') === (place === 'dust');
  const inside = place === 'gas' && level !== 'Ga' ? dalam : undefined;
  return { level, place, inside, explosive: explosive && fits ? explosive : undefined };
}

/** Pressure classes (PN) of flanges, bar at room temperature. */
const classes = [16, 40, 63, 100, 160, 250, 400];

/** Smallest pressure class (PN) for a gauge pressure in bar; undefined above the largest. */
export const pressureClass = (bar: number): number | undefined => classes.find((limit) => limit >= bar);
