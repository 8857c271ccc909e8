import query from '../../content/api/samples/query.graphql?raw';
import schema from '../../content/api/schema.graphql?raw';
import { joinParts } from '../../shared/text/marked.ts';
import { apiWords } from '../api.words.ts';
import { graphqlAnswer } from '../description/graphql.ts';
import { getApiDocument } from '../records.ts';

const code = (text: string) => joinParts([{ kind: 'code', text }]);

/** Schema, sample exchange and the plate of the GraphQL page. */
export async function getGraphql() {
  const document = await getApiDocument();
  return {
    schema: schema.trim(),
    query: query.trim(),
    answer: JSON.stringify(graphqlAnswer(document), null, 2),
    plate: [
      [apiWords.plate.address, `${document.servers[0]?.url}/v1/graphql`],
      [apiWords.plate.method, 'POST'],
      [apiWords.plate.key, 'Authorization: Bearer'],
    ] as const,
    pairs: [
      [code('GET /v1/tanks'), code('tanks(siteId, status, first, after)')],
      [code('GET /v1/readings/latest'), code('latestReadings(siteId, first, after)')],
      [code('GET /v1/tanks/{tank_id}'), code('tank(id)')],
      [code('GET /v1/tanks/{tank_id}/data'), code('tank(id) { data }')],
      [code('GET /v1/tanks/{tank_id}/history'), code('tank(id) { history }')],
      [code('GET /v1/alerts'), code('alerts(state, kind, first, after)')],
      [code('POST …/acknowledgement'), code('acknowledgeAlert(id, by, note)')],
    ],
  };
}
