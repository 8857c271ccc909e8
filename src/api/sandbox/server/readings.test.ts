import { describe, expect, test } from 'vitest';
import type { ApiTank, HistoryPoint, StockReading } from '../../description/objects.ts';
import { dataOf, send } from '../../fixture.ts';

describe('history', () => {
  const rowsOf = (query: string, tank = 'TK-204') => dataOf<HistoryPoint>(send(`/v1/tanks/${tank}/history?${query}`));

  test.each([
    ['interval=15m', 96],
    ['interval=1h', 24],
    ['', 24],
    ['interval=1d&from=2026-11-10T00:00:00%2B07:00&to=2026-11-20T00:00:00%2B07:00', 10],
    ['interval=15m&from=2026-11-18T00:00:00%2B07:00&to=2026-11-19T00:00:00%2B07:00', 96],
  ])('“%s” has %i rows', (query, rows) => {
    expect(rowsOf(query)).toHaveLength(rows);
  });

  test('the extremes of a day are the extremes of its quarters, and lie apart', () => {
    const day = 'from=2026-11-18T00:00:00%2B07:00&to=2026-11-19T00:00:00%2B07:00';
    const [whole] = rowsOf(`interval=1d&${day}`);
    const quarters = rowsOf(`interval=15m&${day}`);
    expect(whole?.level_min).toBe(Math.min(...quarters.map(({ level_min }) => level_min)));
    expect(whole?.level_max).toBe(Math.max(...quarters.map(({ level_max }) => level_max)));
    expect((whole?.level_max ?? 0) - (whole?.level_min ?? 0)).toBeGreaterThan(5);
    for (const { level, level_min, level_max } of quarters) {
      expect(level).toBeGreaterThanOrEqual(level_min);
      expect(level).toBeLessThanOrEqual(level_max);
    }
  });

  test('a sensor that has stopped leaves its intervals out', () => {
    const rows = rowsOf('interval=15m', 'TK-208');
    expect(rows.length).toBeLessThan(96);
    expect(rows.at(-1)?.timestamp).toBe('2026-11-20T08:15:00+07:00');
  });

  test('goes on as time goes by: what was read stays as it was', () => {
    let { state } = send('/v1/tanks');
    const day = '/v1/tanks/TK-204/history?interval=15m&from=2026-11-20T00:00:00%2B07:00&to=2026-11-20T09:00:00%2B07:00';
    const before = dataOf(send(day, {}, state));
    for (let turn = 0; turn < 30; turn++) ({ state } = send('/v1/tanks', {}, state));
    expect(dataOf(send(day, {}, state))).toEqual(before);
  });
});

describe('the latest readings of a site', () => {
  test('come for all tanks at once and agree with those of each tank', () => {
    const first = send('/v1/readings/latest?site_id=terminal-1');
    const stocks = dataOf<StockReading>(first);
    expect(stocks.map(({ tank_id }) => tank_id)).toEqual(
      dataOf<ApiTank>(send('/v1/tanks')).map(({ tank_id }) => tank_id),
    );
    for (const stock of stocks) expect(stock).toMatchObject(send(`/v1/tanks/${stock.tank_id}/data`).body as object);
  });

  test('reckon stock from level: an upright tank of 24 m by 12.5 m', () => {
    const stocks = dataOf<StockReading>(send('/v1/readings/latest'));
    const stock = stocks.find(({ tank_id }) => tank_id === 'TK-204');
    const capacity = Math.PI * 12 ** 2 * 12.5;
    expect(stock?.volume).toBeCloseTo((capacity * 67.3) / 100, 1);
    expect((stock?.volume ?? 0) + (stock?.ullage ?? 0)).toBeCloseTo(capacity, 0);
    expect(stock?.volume_15).toBeLessThan(stock?.volume ?? 0);
    expect(stock?.water_volume).toBeCloseTo((Math.PI * 12 ** 2 * (stock?.water ?? Number.NaN)) / 1000, 1);
    expect(stocks.find(({ tank_id }) => tank_id === 'TK-208')).toMatchObject({ water: null, water_volume: null });
    expect(stock?.days_to_empty).toBeGreaterThan(3);
    expect(stocks.find(({ status }) => status === 'silent')?.days_to_empty).toBeNull();
  });

  test('of an unknown site are not an empty list', () => {
    expect(send('/v1/readings/latest?site_id=terminal-9').status).toBe(404);
  });
});
