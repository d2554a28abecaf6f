/**
 * MapLibre as it is published and in no chunk of ours: the browser reads a module beside the page's thread,
 * and a page can ask for it before its own scripts.
 */
export const libraryUrl = new URL('maplibre-gl/dist/maplibre-gl.mjs', import.meta.url).toString()

type Library = typeof import('maplibre-gl')

export class LibraryError extends Error {}

let asked: Promise<Library> | undefined

/** Once for all maps of a page; after a failure anew. */
export function loadLibrary(): Promise<Library> {
  asked ??= load().catch((cause: unknown) => {
    asked = undefined
    throw new LibraryError('MapLibre did not load.', { cause })
  })
  return asked
}

async function load(): Promise<Library> {
  const library: Library = await import(/* turbopackIgnore: true */ libraryUrl)
  // Left to itself, it looks for its worker where the bundler did not put it, and draws no feature.
  library.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString())
  // The worker is on its way while React still makes the page.
  library.prewarm()
  return library
}
