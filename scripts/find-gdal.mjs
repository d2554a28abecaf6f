import { installPackage, onPath } from './apt.mjs'

/**
 * Tests of map files open the files with GDAL. CI installs GDAL or fails. On other machines these tests are
 * skipped without it.
 */
const program = 'ogrinfo'
const find = () => onPath([program])[0]
const path = find() ?? (process.env.CI && installPackage(['gdal-bin']) ? find() : undefined)

if (path) console.log(`Map files are opened with ${path}`)
else console.log(`The tests of map files need GDAL: apt-get install gdal-bin`)
process.exitCode = !path && process.env.CI ? 1 : 0
