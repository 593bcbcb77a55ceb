export const parts = () => import('./parts');
