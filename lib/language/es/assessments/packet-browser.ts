export const packetBrowserTexts = {
  'packet.device-sheets': {
    unreachable:
      'Lo que usted escribió no se muestra aquí porque una parte de esta página no cargó. Vuelva a cargarla.',
  },
  'packet.keep-button': {
    keep: 'Guardar mi paquete',
    about: 'Es un solo archivo con todo lo que usted escribió, sin sus fotos.',
    open: 'Ábralo de nuevo aquí o en otro dispositivo.',
  },
  'packet.print-button': { print: 'Imprimir el paquete' },
  'packet.pdf-maker': {
    open: 'Crear un PDF con mis fotos y documentos',
    loading: 'Cargando',
    unreachable: 'Esta parte de la página no cargó. Vuelva a cargar la página para intentarlo de nuevo.',
  },
}
