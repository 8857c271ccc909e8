import { type Route, routes } from '../../routes.ts';
import { getPage } from '../../shared/records/records.ts';
import { joinParts, type Marked } from '../../shared/text/marked.ts';
import { type ApiDocument, operationsOf } from '../description/document.ts';
import { anchorOf, operationView } from '../description/reference.ts';
import { objectsOf, objectView } from '../description/reference-objects.ts';
import { getApiDocument } from '../records.ts';

export interface NavigationItem {
  label: Marked;
  to: string;
  /** Method of an operation. */
  method?: string;
}

export interface NavigationGroup extends NavigationItem {
  items: NavigationItem[];
}

export const groupRoutes: readonly Route[] = [routes.referenceTanks, routes.referenceAlerts, routes.referenceWebhooks];

/** File of the record of a page of the reference. */
const fileOf = (route: Route) => route.slice(1).replaceAll('/', '-');

/** The record of one group of operations. */
export const getReferenceGroup = (route: Route) => getPage('referenceGroups', fileOf(route));

const inTag = (document: ApiDocument, tag: string) => operationsOf(document).filter(({ tags }) => tags.includes(tag));

/** All pages of the reference with what stands on them, for the side contents. */
export async function getReferenceNavigation(): Promise<NavigationGroup[]> {
  const [{ labels, chapters, operations, files }, graphql, document, ...groups] = await Promise.all([
    getPage('reference', fileOf(routes.reference)),
    getPage('referenceGraphql', fileOf(routes.referenceGraphql)),
    getApiDocument(),
    ...groupRoutes.map(getReferenceGroup),
  ]);
  const part = (id: string, { title }: { title: Marked }) => ({ label: title, to: `#${id}` });
  return [
    {
      label: labels.guide,
      to: routes.reference,
      items: [
        ...Object.entries(chapters).map(([id, chapter]) => part(id, chapter)),
        part('operasi', operations),
        part('berkas', files),
      ],
    },
    ...groups.map(({ breadcrumb, tag, signature }, index) => ({
      label: breadcrumb,
      to: groupRoutes[index] ?? routes.reference,
      items: [
        ...inTag(document, tag).map(({ summary, operationId, method }) => ({
          label: summary,
          to: `#${anchorOf(operationId)}`,
          method: method.toUpperCase(),
        })),
        ...(signature ? [part('tanda-tangan', signature)] : []),
        { label: labels.objects, to: '#objek' },
      ],
    })),
    {
      label: graphql.breadcrumb,
      to: routes.referenceGraphql,
      items: Object.entries(graphql.chapters).map(([id, chapter]) => part(id, chapter)),
    },
  ];
}

/** Operations and objects of one group. */
export async function getGroupContents(tag: string) {
  const document = await getApiDocument();
  const operations = inTag(document, tag);
  return {
    operations: operations.map((operation) => operationView(document, operation)),
    objects: objectsOf(document, operations).map((name) => objectView(document, name)),
  };
}

/** Every operation by its group, for the overview. */
export async function getOperationGroups() {
  const [document, ...groups] = await Promise.all([getApiDocument(), ...groupRoutes.map(getReferenceGroup)]);
  return groups.map(({ breadcrumb, tag }, index) => ({
    title: breadcrumb,
    to: groupRoutes[index] ?? routes.reference,
    description: document.tags.find(({ name }) => name === tag)?.description ?? joinParts([]),
    operations: inTag(document, tag).map(({ operationId, method, path, summary }) => ({
      anchor: anchorOf(operationId),
      method: method.toUpperCase(),
      path,
      summary,
    })),
  }));
}
