export { Closing } from '../../shared/ui/page/Closing.tsx';
export { ClaimSheet, OfficeHours } from '../../site/claims/ClaimSheet.tsx';
