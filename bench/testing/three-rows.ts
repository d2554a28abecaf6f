import { runRows } from '../run-rows'

const [last = ''] = process.argv.slice(2)
const measurement = (what: string) => ({ what, ratio: '1.50', figures: '3 ms against 2 ms', method: 'once' })

const wait = () =>
  new Promise<never>(() => {
    process.stdin.resume()
  })

await runRows([
  { name: 'first', measure: async () => [measurement('engine / fetch')] },
  { name: 'second', measure: () => Promise.reject(new Error('The server did not start.')) },
  { name: 'third', measure: () => (last === 'wait' ? wait() : Promise.resolve([measurement('map / list')])) },
])
