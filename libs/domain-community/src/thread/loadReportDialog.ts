/** Fetches the question why something is reported, which few ever answer. */
export const loadReportDialog = () => import('./ReportDialog.tsx').then((part) => part.ReportDialog);
