const unreachable = 'Esta parte de la página no se cargó.'

export const evidenceBrowserTexts = {
  'entries.names': {
    full: (most: number) => `Las ${most} filas están llenas. Primero quite una.`,
    columns: {
      address: 'Dirección',
      parcel: 'Número de parcela',
      class: 'Clase o uso',
      built: 'Año de construcción',
      area: 'Superficie habitable',
      value: 'Valor',
      perFoot: 'Valor por pie cuadrado',
      from: 'Fuente',
      note: 'En qué se diferencia',
      market: 'Valor de mercado',
      date: 'Fecha de venta',
      price: 'Precio de venta',
      what: 'Qué está roto o desgastado',
      cost: 'Costo estimado',
      proof: 'Foto o presupuesto',
    },
  },
  'entries.verdicts': {
    right: 'Correcto',
    wrong: 'Incorrecto',
    unsure: 'No lo sé',
  },
  'entries.device-storage': {
    kept: 'Sus notas se quedan en este navegador, en este dispositivo.',
    unsent: 'Nosotros nunca las recibimos.',
    unreachable: `${unreachable} Vuelva a cargar la página para intentarlo de nuevo.`,
    manage: 'Guardar, abrir o borrar mi paquete',
    openAgain: 'Abrir un paquete que guardé o borrar lo que escribí',
    erased: 'Borrado. En este dispositivo no queda nada de lo que escribió.',
    notKept:
      'Este navegador no puede guardar sus notas. Antes de seguir, guarde aquí su paquete como archivo y ábralo en la página siguiente.',
  },
  'entries.file-controls': {
    save: 'Guardar mi paquete',
    about: 'Es un solo archivo con todo lo que escribió, sin sus fotos.',
    open: 'Abrir un paquete que guardé',
  },
  'entries.erase-controls': {
    erase: 'Borrar todo lo que escribí',
    sure: 'Esto borra de este dispositivo sus notas sobre todas las casas. No se puede deshacer.',
    yes: 'Sí, borrar',
    no: 'Conservarlas',
  },
  'similar.rows': {
    lastSale: (sale: string) =>
      `El padrón tiene su última venta: ${sale}. No dice si la venta fue entre personas sin relación.`,
    similar: (row: number, address: string) => `Casa ${row}${address && `, ${address}`}.`,
    sale: (row: number, address: string) => `Venta ${row}${address && `, ${address}`}.`,
    removed: (address: string) =>
      address
        ? `Estos valores eran de ${address}. Los quitamos.`
        : 'Estos valores pueden ser de otra casa. Los quitamos. Llene la fila otra vez con el registro.',
    corrected: (source: string) => `${source}; corregido por el propietario`,
  },
  'similar.editor': {
    row: (row: number) => `Casa ${row}`,
    address: 'Dirección de una casa similar',
    fill: 'Llenar con el registro',
    asking: (title: string) => `Buscando en ${title}…`,
    filled: (address: string, value: string) => `Se llenó: ${address}, ${value}.`,
    empty: 'Primero escriba una dirección.',
    twice: (row: number) => `Esta casa ya está en la fila ${row}.`,
    changed: 'Usted cambió la dirección mientras buscábamos. Presione el botón otra vez.',
    unreachable: `${unreachable} Lo que escribió se conserva. Vuelva a cargar la página para intentarlo de nuevo.`,
    correct: 'Corregir o agregar',
  },
  'similar.proposed-homes': {
    filled: (address: string, row: number) => `${address} está en la fila ${row}, más abajo.`,
    taken: (address: string) => `Se quitó ${address}.`,
  },
  'sales.offered': {
    filled: (address: string, row: number) => `${address} está en la venta ${row}, más abajo.`,
    taken: (address: string) => `Se quitó ${address}.`,
  },
}
