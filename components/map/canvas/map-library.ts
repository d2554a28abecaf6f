/**
 * Loads MapLibre's published files instead of bundling them. The browser parses a module off the main thread,
 * and a page can preload it before its own scripts.
 */
export const libraryUrl = new URL('maplibre-gl/dist/maplibre-gl.mjs', import.meta.url).toString()

type Library = typeof import('maplibre-gl')

export class LibraryError extends Error {}

let pending: Promise<Library> | undefined

export function loadLibrary(): Promise<Library> {
  pending ??= load().catch((cause: unknown) => {
    pending = undefined
    throw new LibraryError('MapLibre did not load.', { cause })
  })
  return pending
}

async function load(): Promise<Library> {
  const library: Library = await import(/* turbopackIgnore: true */ libraryUrl)
  // The bundler moves the worker, and MapLibre draws no features if it cannot load it from its default
  // address.
  library.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString())
  library.prewarm()
  return library
}
