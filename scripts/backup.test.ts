import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import { answered, snapshotOf } from '@/lib/snapshots/testing/example-snapshot'
import { storesForTest } from '@/lib/snapshots/testing/example-store'
import { backup } from './backup'

const { root, start, end } = await storesForTest()
afterAll(end)

async function storeOf(count: number, name: string) {
  const folder = join(root, name)
  const store = start({ folder })
  const ids: string[] = []
  for (let number = 0; number <= count; number += 1) {
    const outcome = await store.keep(snapshotOf([answered({ name, number })]))
    if (outcome.kind !== 'kept') throw new Error(outcome.kind)
    if (number === count) await store.remove(outcome.id, outcome.removalKey)
    else ids.push(outcome.id)
  }
  return { store, folder, ids, environment: { DATA_DIR: folder } }
}

describe('the backup command', () => {
  it('backs up a store in use into a file for the owner alone, and restores every snapshot', async () => {
    const { store, ids, environment } = await storeOf(45, 'used')
    const file = join(root, 'copy.db')
    const later = store.keep(snapshotOf([answered('meanwhile')]))
    const result = await backup([file], environment)
    expect((await later).kind).toBe('kept')
    expect(result).toMatchObject({ damaged: [] })
    expect(result.snapshots).toBeGreaterThanOrEqual(45)
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
    expect((await readdir(root)).filter((name) => name.includes('.part'))).toEqual([])

    const back = join(root, 'back')
    await mkdir(back)
    await copyFile(file, join(back, 'snapshots.db'))
    const restored = start({ folder: back })
    for (const id of ids) expect(await restored.open(id)).toMatchObject({ kind: 'found' })
    expect((await restored.keep(snapshotOf([]))).kind).toBe('kept')
  })

  it('reports each snapshot in a backup whose content was altered', async () => {
    const { ids, environment } = await storeOf(3, 'damaged')
    const file = join(root, 'damaged.db')
    await backup([file], environment)
    expect(await backup(['--check', file], {})).toMatchObject({ snapshots: 3, damaged: [] })
    const database = new Libsql(file)
    database.prepare('update openplat_snapshots set body = ? where id = ?').run([Buffer.from('x'), ids[1]])
    database.close()
    expect(await backup(['--check', file], {})).toMatchObject({ snapshots: 3, damaged: [ids[1]] })
  })

  it('rejects a backup with damaged pages', async () => {
    const { environment } = await storeOf(30, 'pages')
    const file = join(root, 'pages.db')
    await backup([file], environment)
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(0x5a, 4_096))
    await expect(backup(['--check', file], {})).rejects.toThrow('does not hold a whole store of snapshots')
    await writeFile(file, 'something else '.repeat(500))
    await expect(backup(['--check', file], {})).rejects.toThrow('does not hold a whole store of snapshots')
  })

  it('refuses to overwrite a file or to back up an empty store', async () => {
    const { environment } = await storeOf(1, 'again')
    const file = join(root, 'again.db')
    await backup([file], environment)
    await expect(backup([file], environment)).rejects.toThrow('exists already')
    await expect(backup([join(root, 'new.db')], { DATA_DIR: join(root, 'none') })).rejects.toThrow(
      'nothing to back up',
    )
    await expect(backup(['--check', join(root, 'none.db')], {})).rejects.toThrow('does not exist')
    await expect(backup([], environment)).rejects.toThrow('Name one file')
  })

  it('refuses a PostgreSQL store, and names the pg_dump command without the password', async () => {
    const environment = { DATABASE_URL: 'postgres://somebody:of-nobody@127.0.0.1/test' }
    await expect(backup(['x.db'], environment)).rejects.toThrow(/pg_dump .*"\$DATABASE_URL"$/)
    await expect(backup(['x.db'], environment)).rejects.not.toThrow(/of-nobody/)
  })
})
