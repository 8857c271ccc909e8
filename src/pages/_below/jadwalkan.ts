export { Agenda } from '../../leads/meeting/Agenda.tsx';
export { DirectContact } from '../../leads/meeting/DirectContact.tsx';
