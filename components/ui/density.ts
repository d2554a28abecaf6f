export const densities = { reading: 'Comfortable', working: 'Compact' } as const
export type Density = keyof typeof densities

/** Another version would be another key: what another release kept is left alone. */
export const DENSITY_KEY = 'openplat.density'

/** Before the first picture, so that no row moves. Without quotes and angle brackets, for React writes those as entities. */
export const applyDensity = `try {
  const kept = localStorage.getItem(\`${DENSITY_KEY}\`);
  if ([${Object.keys(densities)
    .map((name) => `\`${name}\``)
    .join()}].includes(kept)) document.documentElement.dataset.density = kept;
} catch {}`
