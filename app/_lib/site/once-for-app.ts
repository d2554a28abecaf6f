import 'server-only'
import type { App } from '@/connectors/engine'
import { getApp } from './app'

/**
 * Returns a function that starts a part of each app only once, although Next loads separate copies of a
 * module for pages and routes.
 */
export function onceForApp<T>(name: string, start: (app: App) => Promise<T>): () => Promise<T> {
  const key = Symbol.for(name)
  const shared = globalThis as { [key]?: WeakMap<App, Promise<T>> }
  return async () => {
    const app = await getApp()
    shared[key] ??= new WeakMap()
    const part = shared[key].get(app) ?? start(app)
    shared[key].set(app, part)
    return part
  }
}
