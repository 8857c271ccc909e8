export { default as Meeting } from '../../leads/meeting/Meeting.astro';
export { Agenda, DirectContact } from '../../leads/meeting/MeetingSections.tsx';
export { Band } from '../../shared/ui/Band.tsx';
