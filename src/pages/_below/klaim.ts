export { Closing } from '../../shared/ui/page/Closing.tsx';
export { ClaimSheet } from '../../site/claims/ClaimSheet.tsx';
export { OfficeHours } from '../../site/claims/OfficeHours.tsx';
