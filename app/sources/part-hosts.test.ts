import { expect, it } from 'vitest'
import { createHealth } from '@/lib/connector/health'
import { exampleDeclaration } from '@/lib/connector/testing/example-declaration'
import { partHosts, sayMore } from './part-hosts'

const named = (count: number) => Array.from({ length: count }, (_, index) => `host-${index}.example`)
const source = (count: number) => ({ ...exampleDeclaration, hosts: named(count) })

it('shows every host of a source with few', () => {
  expect(
    partHosts(
      source(6),
      createHealth(() => new Date()),
    ),
  ).toEqual({ shown: named(6), quiet: [] })
})

it('keeps apart those of many that have said nothing, unless one was made to fail', () => {
  const health = createHealth(() => new Date())
  health.succeeded('host-3.example', 12)
  const { shown, quiet } = partHosts(source(8), health, (host) => host === 'host-5.example')
  expect(shown).toEqual(['host-3.example', 'host-5.example'])
  expect(quiet).toHaveLength(6)
})

it('counts them in words', () => {
  expect([sayMore(1), sayMore(43)]).toEqual(['1 more host', '43 more hosts'])
})
