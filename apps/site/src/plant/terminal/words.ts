import { clockTimeAt } from 'tank-gauging/simulator/clock';
import { volumeBelow } from 'tank-gauging/simulator/geometry';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { filmDay, filmDelivery } from './film-day.ts';
import { highLevelIncident, lossIncident, lossPeriod, silentSensorIncident } from './incident.ts';
import { expectedLevels, lastDelivery } from './tank-record.ts';
import { filmTag, findTankView, recordedTank, terminal } from './terminal.ts';

const film = findTankView(filmTag);
const loss = findTankView(lossIncident.tag);
const silent = findTankView(silentSensorIncident.tag);
const delivery = lastDelivery(filmTag);
const order = expectedLevels(filmTag).find(({ level }) => level <= film.reorder);
const arrival = filmDelivery();
const { at, acknowledged = at } = lossIncident.alarm;
const millimetresPerHour = (lossPeriod.millimetres * 60) / (lossPeriod.to - lossPeriod.from);

/** Terminal values for placeholders in page texts: `{{isi}}` in a record becomes `67,3%`. */
export const terminalWords: Readonly<Record<string, string>> = {
  pukul: terminal.moment.time,
  tangki: String(terminal.tanks.length),
  tag: filmTag,
  level: formatUnit(film.metres, 'm', 2),
  isi: formatUnit(film.level, '%', 1),
  filmIsi: formatUnit(((filmDay()[0]?.level_m ?? 0) / film.height) * 100, '%'),
  filmDari: arrival.from,
  filmSampai: arrival.to,
  filmTerima: formatUnit(arrival.volume, 'kL'),
  tinggi: formatUnit(film.height, 'm', 1),
  jarak: formatUnit(film.height - film.metres, 'm', 2),
  suhu: formatUnit(film.temperature, '°C', 1),
  dibaca: film.readAt,
  volume: formatUnit(film.volume, 'kL'),
  air: formatUnit(volumeBelow(recordedTank(filmTag).spec, recordedTank(filmTag).spec.water ?? 0), 'kL', 1),
  standar: formatUnit(film.standard, 'kL'),
  titikPesan: formatUnit(film.reorder, '%'),
  pesan: formatUnit((order?.ahead ?? 0) / 24, 'hari', 1),
  sisa: formatUnit(film.days ?? 0, 'hari', 1),
  mati: formatUnit((film.dead / 100) * film.height, 'm', 1),
  bongkar: formatUnit((delivery.to - delivery.from) / 60, 'jam'),
  tagSusut: loss.tag,
  susutMulai: clockTimeAt(lossPeriod.from),
  susutSelesai: clockTimeAt(lossPeriod.to),
  susutAlarm: lossIncident.raised,
  susutPanggilan: lossIncident.calls.at(-1)?.time ?? '',
  susutDiterima: lossIncident.accepted ?? '',
  susutTunggu: formatUnit(acknowledged - at, 'menit'),
  susutLaju: formatUnit(millimetresPerHour / 10, 'cm', 1),
  susutTurun: formatUnit(lossPeriod.millimetres / 10, 'cm'),
  susutVolume: formatUnit(lossPeriod.rate, 'kL', 1),
  susutHilang: formatUnit(lossPeriod.atAlarm, 'kL', 1),
  susutIsi: formatUnit(loss.level, '%'),
  susutPrakiraan: formatUnit(expectedLevels(loss.tag, 1, 1).at(-1)?.level ?? 0, '%', 1),
  tinggiIsi: formatUnit(findTankView(highLevelIncident.tag).level, '%'),
  tinggiOleh: highLevelIncident.by ?? '',
  tinggiDiterima: highLevelIncident.accepted ?? '',
  putusUmur: formatUnit(silent.age, 'menit'),
  putusDibaca: silent.readAt,
  terbaca: String(terminal.stock.tanks),
};

/** Fills the placeholders of a page section with terminal values. @throws when a placeholder has no value */
export const fillTerminalWords = <T>(part: T): T => fillSlots(part, terminalWords);
