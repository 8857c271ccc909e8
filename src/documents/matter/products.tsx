import { getPage, getRecords } from '../../shared/records/records.ts';
import { Products } from '../Products.tsx';
import type { DocumentRecord } from '../schema.ts';
import { coverSize, getPhoto, thumbnailSize } from './photos.ts';
import type { Shared } from './shared.ts';

/** Device, platform and team, from the records of their pages. */
export async function drawProducts(record: DocumentRecord, shared: Shared) {
  const [home, device, platform, team] = await Promise.all([
    getPage('home', 'home'),
    getPage('device', 'tankdevice'),
    getPage('platform', 'tankplatform'),
    getPage('team', 'tankteam'),
  ]);
  const [services, sensors, radios, teamServices, packages] = await Promise.all([
    getRecords('services'),
    getRecords('sensors'),
    getRecords('connectivity'),
    getRecords('teamServices'),
    getRecords('supportPackages'),
  ]);
  const scene = services.find(({ link }) => link.to === '/tankplatform') ?? services[0];
  if (!scene) throw new Error('no service record');
  const instruments = [...sensors, { ...device.gateway, id: 'gateway' }].map(async (sensor) => ({
    ...sensor,
    photo: await getPhoto(sensor.picture.src, thumbnailSize),
  }));
  return (
    <Products
      {...shared}
      {...{ device, platform, team, services, radios, teamServices, packages }}
      cover={{
        photo: await getPhoto(scene.picture.src, coverSize, 'right'),
        label: record.title,
        title: home.services.title,
        lead: record.summary,
      }}
      servicesHeading={home.services}
      sensors={await Promise.all(instruments)}
    />
  );
}
