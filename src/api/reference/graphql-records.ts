import query from '../../content/api/samples/query.graphql?raw';
import schema from '../../content/api/schema.graphql?raw';
import { graphqlAnswer } from '../description/graphql.ts';
import { getApiDocument } from '../records.ts';

/** Schema, sample exchange and the plate of the GraphQL page. */
export async function getGraphql() {
  const document = await getApiDocument();
  return {
    schema: schema.trim(),
    query: query.trim(),
    answer: JSON.stringify(graphqlAnswer(document), null, 2),
    plate: [
      ['Alamat', `${document.servers[0]?.url}/v1/graphql`],
      ['Metode', 'POST'],
      ['Kunci', 'Authorization: Bearer'],
    ] as const,
    pairs: [
      ['`GET /v1/tanks`', '`tanks(siteId, status, first, after)`'],
      ['`GET /v1/readings/latest`', '`latestReadings(siteId, first, after)`'],
      ['`GET /v1/tanks/{{tank_id}}`', '`tank(id)`'],
      ['`GET /v1/tanks/{{tank_id}}/data`', '`tank(id) {{ data }}`'],
      ['`GET /v1/tanks/{{tank_id}}/history`', '`tank(id) {{ history }}`'],
      ['`GET /v1/alerts`', '`alerts(state, kind, first, after)`'],
      ['`POST …/acknowledgement`', '`acknowledgeAlert(id, by, note)`'],
    ],
  };
}
