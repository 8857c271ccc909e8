import { type Route, routes } from '../../routes.ts';
import { getPage } from '../../shared/records/records.ts';
import { type ApiDocument, operationsOf } from '../description/document.ts';
import { anchorOf, operationView } from '../description/reference.ts';
import { objectsOf, objectView } from '../description/reference-objects.ts';
import { getApiDocument, getMarkedDocument } from '../records.ts';

export interface NavigationItem {
  label: string;
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
    getMarkedDocument(),
    ...groupRoutes.map(getReferenceGroup),
  ]);
  const part = (id: string, { title }: { title: string }) => ({ label: title, to: `#${id}` });
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

/** Operations and objects of one group. Words keep their marks; code comes from the document without them. */
export async function getGroupContents(tag: string) {
  const [marked, plain] = await Promise.all([getMarkedDocument(), getApiDocument()]);
  const plainViews = inTag(plain, tag).map((operation) => operationView(plain, operation));
  const operations = inTag(marked, tag).map((operation, index) => ({
    ...operationView(marked, operation),
    samples: plainViews[index]?.samples ?? [],
  }));
  const objects = objectsOf(marked, inTag(marked, tag)).map((name) => objectView(marked, name));
  return { operations, objects };
}

/** Every operation by its group, for the overview. */
export async function getOperationGroups() {
  const [document, ...groups] = await Promise.all([getMarkedDocument(), ...groupRoutes.map(getReferenceGroup)]);
  return groups.map(({ breadcrumb, tag }, index) => ({
    title: breadcrumb,
    to: groupRoutes[index] ?? routes.reference,
    description: document.tags.find(({ name }) => name === tag)?.description ?? '',
    operations: inTag(document, tag).map(({ operationId, method, path, summary }) => ({
      anchor: anchorOf(operationId),
      method: method.toUpperCase(),
      path,
      summary,
    })),
  }));
}
