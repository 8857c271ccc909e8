export { ApiContents } from '../../api/overview/ApiContents.tsx';
export { ApiFeatures } from '../../api/overview/ApiFeatures.tsx';
export { ApiMessages } from '../../api/overview/ApiMessages.tsx';
export { ApiRequest } from '../../api/overview/ApiRequest.tsx';
export { IntegrationGroups } from '../../api/overview/IntegrationGroups.tsx';
export { Closing } from '../../shared/ui/page/Closing.tsx';
