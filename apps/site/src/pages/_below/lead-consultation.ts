export { Consultation } from '../../leads/Consultation.tsx';
export { default as LeadForm } from '../../leads/form/LeadForm.astro';
