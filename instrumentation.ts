/** Opens the house before the first visitor: a bad configuration stops the start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return
  const { openHouse } = await import('./app/house')
  await openHouse()
}
