/**
 * MapLibre's published files are not bundled, because the browser parses a separate module off the main
 * thread, and because a page can preload it.
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
  // MapLibre expects its worker beside its main file, but the bundler moves the worker. Without its worker
  // MapLibre draws no features.
  library.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString())
  library.prewarm()
  return library
}
