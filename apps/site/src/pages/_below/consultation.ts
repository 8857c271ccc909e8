export { Consultation } from '../../leads/Consultation.tsx';
export { default as ConsultationForm } from '../../leads/form/ConsultationForm.astro';
