import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { centroidLayer, polygonLayer } from './simulated/layers'
import { parseCourse } from './simulated/slowness'

interface Options {
  stallMs?: number
  closed?: boolean
}

const folder = '/Gh9awoU677aKree0/arcgis/rest/services'
const polygons = `${folder}/Florida_Statewide_Cadastral/FeatureServer`
const centroids = `${folder}/Florida_Statewide_Parcel_Centroid_Version/FeatureServer`

export function createFloridaParcels({ stallMs = 30_000, closed = false }: Options = {}): Simulator {
  let services: { polygons: Simulator; centroids: Simulator } | undefined
  return async (request) => {
    services ??= {
      polygons: simulateArcgis({ path: polygons, layers: [polygonLayer()] }),
      centroids: simulateArcgis({ path: centroids, layers: [centroidLayer()] }),
    }
    const path = new URL(request.url).pathname.toLowerCase()
    const isCentroids = path.startsWith(centroids.toLowerCase())
    if (closed && !isCentroids) return failure(499, 'Token Required')
    const course = path.endsWith('/query') ? parseCourse(await readParams(request)) : 'answers'
    if (course === 'stalls') await stall(stallMs, request.signal)
    if (course !== 'answers') return failure(400, 'Unable to perform query. Please check your parameters.')
    return isCentroids ? services.centroids(request) : services.polygons(request)
  }
}

export const simulateFloridaParcels: Simulator = createFloridaParcels()

async function readParams(request: Request): Promise<URLSearchParams> {
  const form = request.method === 'POST' ? await request.clone().text() : ''
  return new URLSearchParams([...new URL(request.url).searchParams, ...new URLSearchParams(form)])
}

function stall(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, ms)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

const failure = (code: number, message: string) => Response.json({ error: { code, message, details: [] } })
