export { default as ConsultationForm } from '../../leads/form/ConsultationForm.astro';
export { Consultation } from '../../leads/page/Consultation.tsx';
