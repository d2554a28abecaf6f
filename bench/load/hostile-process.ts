import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { HostileCommand, HostileSetup } from './hostile'
import type { VisitRecord } from './visit'

interface HostileCrowd {
  count(): void
  end(): Promise<VisitRecord[]>
}

export function sendHostile(scene: HostileSetup): HostileCrowd {
  const child = fork(new URL('./hostile.ts', import.meta.url))
  child.send(scene)
  const tell = (word: HostileCommand) => child.send(word)
  return {
    count: () => tell('count'),
    async end() {
      const message = once(child, 'message')
      tell('end')
      const [visits] = await message
      return visits
    },
  }
}
