import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inputs } from './source-hash.mjs'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const container = read('Containerfile')
const left = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

const words = (instruction: string) =>
  [...container.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, rest = '']) => rest)

describe('the container file', () => {
  it('uses one Node version for build and server: the newest that the project supports', () => {
    const { engines } = JSON.parse(read('package.json'))
    const [, newest] = />=(\d+)[\d.]*$/.exec(engines.node) ?? []
    const versions = words('FROM').map((from) => /^node:(\d+)-slim\b/.exec(from)?.[1])
    expect(versions).toEqual([newest, newest])
  })

  it('runs as a user other than root and stores data in a volume of that user', () => {
    const [last] = words('USER').slice(-1)
    expect(last).toBe('node')
    expect(container.indexOf('USER node')).toBeLessThan(container.indexOf('\nCMD '))
    expect(words('VOLUME')).toEqual(['/data'])
    expect(container).toContain('DATA_DIR=/data')
    expect(container).toMatch(/chown node:node \/data/)
  })

  it('starts and checks health with Node alone, running scripts that are in the image', () => {
    const commands = [...words('CMD'), ...words('HEALTHCHECK').map((text) => text.replace(/^.*CMD /, ''))]
    expect(commands).toHaveLength(2)
    for (const command of commands) {
      const [program, ...words] = JSON.parse(command)
      const [script] = words.filter((word: string) => !word.startsWith('--'))
      expect(program).toBe('node')
      expect(existsSync(new URL(`../${script}`, import.meta.url))).toBe(true)
      expect(left).not.toContain(script)
    }
  })

  it('runs the same command as `npm start`', () => {
    const { start } = JSON.parse(read('package.json')).scripts
    expect(JSON.parse(words('CMD').at(-1) ?? '[]').join(' ')).toBe(start)
  })

  it('excludes every file that git ignores, and names no secret', () => {
    const ignored = read('.gitignore')
      .split('\n')
      .map((line) => line.replace(/^\/|\/$/g, ''))
      .filter((line) => line && line !== 'next-env.d.ts')
    const covers = (name: string) => left.includes(name) || left.includes(`**/${name}`)
    expect(ignored.filter((name) => !covers(name))).toEqual([])
    expect(left).toEqual(expect.arrayContaining(['.git', '.data', '**/.env*']))
    expect(words('ARG')).toEqual([])
    expect(container).not.toMatch(/SECRET|TOKEN|_KEY|PASSWORD/i)
  })

  it('includes every file that a build depends on', () => {
    expect(inputs.length).toBeGreaterThan(8)
    expect(inputs.filter((name) => left.includes(name))).toEqual([])
  })
})
