export { default as LeadForm } from '../../leads/form/LeadForm.astro';
export { Consultation } from '../../leads/page/Consultation.tsx';
