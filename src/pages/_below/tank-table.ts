export { default as TankTable } from '../../tools/tank-table/TankTable.astro';
