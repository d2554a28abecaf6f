import { formatNumber } from '@/lib/format'

const fileTexts = {
  'saved.chosen-file': {
    refused: 'No se agregó nada',
    unreadable: 'Este dispositivo no pudo leer el archivo.',
    damaged: 'No pudimos leer una parte de este archivo',
    add: (count: number) =>
      count === 1
        ? 'Agregar el único lugar que se pudo leer'
        : `Agregar los ${formatNumber(count)} lugares que se pudieron leer`,
    nothing: 'No pudimos leer ningún lugar del archivo, así que no hay nada que agregar.',
    leave: 'No agregar nada',
  },
  'saved.file-part': {
    title: 'Como archivo',
    lead: 'Lleve sus lugares a otro dispositivo o guarde una copia. Su navegador hace y lee el archivo; no se envía nada a ninguna parte.',
    download: 'Descargar como archivo',
    choose: 'Agregar lugares de un archivo',
    hint: 'Un archivo de esta página. Los lugares que ya están aquí no cambian.',
    added: (count: number) =>
      count === 1 ? 'Se agregó un lugar guardado.' : `Se agregaron ${formatNumber(count)} lugares guardados.`,
    duplicates: (count: number) =>
      count === 1
        ? '1 ya estaba aquí y se queda como está.'
        : `${formatNumber(count)} ya estaban aquí y se quedan como están.`,
  },
  'saved.erase-all': {
    title: 'Borrar todo',
    lead: 'Borra de este dispositivo todos los lugares guardados y recientes, con los nombres y las notas que usted les puso.',
    erase: 'Borrar todos los lugares',
    sure: '¿Borrar todos los lugares guardados y recientes de este dispositivo?',
    yes: 'Sí, borrar todos',
    no: 'Conservarlos',
    erased: 'Se borró todo. No queda ningún lugar en este dispositivo.',
  },
  'places.place-file': {
    tooLarge:
      'Este archivo pesa más de 1 MB. Un archivo de lugares guardados pesa mucho menos, así que este es otro archivo.',
    notOurs:
      'Este archivo no es de lugares guardados en este sitio. Elija uno que se haya descargado de esta página.',
    empty: 'Este archivo está vacío.',
    newer: (version: number, readable: number) =>
      `Este archivo se hizo con una versión más nueva del sitio (el archivo es de la versión ${version}; esta página lee la versión ${readable}). No se cambió nada.`,
    noVersion: 'El archivo no dice su versión.',
    cut: 'El archivo está dañado o termina antes de tiempo. Aquí se cuenta lo que todavía se pudo leer.',
    unreadSaved: (numbers: readonly number[]) =>
      `Lugares guardados: no pudimos leer ${numbers.length === 1 ? 'el número' : 'los números'} ${numbers.join(', ')} (sin posición o sin fecha).`,
    unreadRecent: (numbers: readonly number[]) =>
      `Lugares recientes: no pudimos leer ${numbers.length === 1 ? 'el número' : 'los números'} ${numbers.join(', ')} (sin posición o sin fecha).`,
  },
}

export const savedBrowserTexts = {
  ...fileTexts,
  'saved.saved-places': {
    saved: 'Lugares guardados',
    recent: 'Lugares recientes',
    none: 'Todavía no ha guardado ningún lugar. Abra un lugar y presione “Guardar”.',
    find: 'Buscar entre ellos',
    noMatch: 'Ningún lugar de aquí tiene estas palabras.',
    count: (count: number, all: number) =>
      count < all
        ? `${formatNumber(count)} de ${formatNumber(all)} lugares`
        : all === 1
          ? '1 lugar'
          : `${formatNumber(all)} lugares`,
    recentHint: (most: number) => `Los últimos ${most} lugares que abrió en este navegador.`,
    hint: 'Marque dos lugares para ver sus registros lado a lado.',
    many: 'Puede comparar dos lugares a la vez. Desmarque uno.',
    compare: 'Comparar los dos',
    list: 'Consultar una lista de hasta 1,000 lugares',
    undo: 'Deshacer',
    close: 'Cerrar',
  },
  'saved.saved-item': {
    edit: 'Cambiar el nombre o la nota',
    editNamed: (name: string) => `Cambiar el nombre o la nota: ${name}`,
    remove: 'Quitar',
    removeNamed: (name: string) => `Quitar ${name}`,
    compare: 'Comparar',
    compareNamed: (name: string) => `Comparar ${name}`,
    copy: 'Copia fija',
    saved: (day: string) => `guardado el ${day}`,
    removed: (name: string) => `Se quitó “${name}”.`,
    name: 'Nombre',
    note: 'Nota, solo para usted',
    hint: (most: number) => `Como máximo ${most} caracteres.`,
    keep: 'Guardar',
    cancel: 'Cancelar',
    changed: 'Guardado.',
    noName: 'Un lugar necesita un nombre. Se conserva el anterior.',
  },
  'saved.recent-list': {
    none: 'Todavía no hay ninguno.',
    noMatch: 'Ningún lugar de aquí tiene estas palabras.',
    remember: 'Recordar los lugares que abro',
    off: 'Ya no recordamos los lugares recientes, y la lista se borró.',
    on: 'Desde ahora, esta lista recuerda los lugares que usted abre.',
    save: 'Guardar',
    saveNamed: (name: string) => `Guardar ${name}`,
    saved: (name: string) => `Se guardó “${name}”.`,
    erase: 'Borrar los lugares recientes',
    erased: 'Se borraron los lugares recientes.',
  },
  'saved.feeds-part': {
    title: 'Avisarme cuando cambien',
    count: (feeds: number, places: number) =>
      `Lugares con un canal de novedades (feed): ${feeds} de ${places}.`,
    how: 'Un lugar recibe un canal si usted lo guarda en su copia fija: abra el lugar, presione “Compartir”, cree la copia y presione “Guardar” allí.',
    file: 'Descargar los canales (OPML)',
    hint: 'Importe el archivo en una aplicación que lea canales de novedades, en un teléfono o en el correo. Su navegador hace el archivo, así que no llegamos a saber qué lugares guardó. La aplicación nos pide cada canal.',
  },
  'saved.use-undo': { undone: 'Se deshizo. Todo está como antes.' },
  'places.write-opml': { title: 'Cambios en los lugares guardados' },
}
