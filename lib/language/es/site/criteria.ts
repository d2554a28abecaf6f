const noMedia = 'No hay audio ni video.'

export const criteriaTexts = {
  'accessibility.criteria-texts': {
    '1.1.1': {
      name: 'Contenido no textual',
      how: 'Los iconos están junto a palabras y ocultos para la tecnología de asistencia. Cada mapa tiene un nombre, y una lista a su lado dice lo mismo.',
    },
    '1.2.1': { name: 'Solo audio y solo video', how: noMedia },
    '1.2.2': { name: 'Subtítulos', how: noMedia },
    '1.2.3': { name: 'Audiodescripción o medio alternativo', how: noMedia },
    '1.2.4': { name: 'Subtítulos (en vivo)', how: noMedia },
    '1.2.5': { name: 'Audiodescripción', how: noMedia },
    '1.3.1': {
      name: 'Información y relaciones',
      how: 'Los títulos, las listas, las listas de definiciones, las tablas con título y celdas de encabezado, los grupos de campos y las etiquetas son elementos nativos.',
    },
    '1.3.2': {
      name: 'Secuencia significativa',
      how: 'El orden de la página es el orden en la pantalla, con cualquier ancho.',
    },
    '1.3.3': {
      name: 'Características sensoriales',
      how: 'Las instrucciones nombran los controles por sus palabras, nunca por su lugar, forma o color.',
    },
    '1.3.4': {
      name: 'Orientación',
      how: 'Las páginas funcionan en posición vertical y horizontal.',
    },
    '1.3.5': {
      name: 'Identificación del propósito de los campos',
      how: 'Los campos que piden datos de la propia persona llevan los nombres con los que el navegador los completa (autocomplete).',
    },
    '1.4.1': {
      name: 'Uso del color',
      how: 'Los estados llevan un icono y palabras. Los enlaces dentro de un texto están subrayados.',
    },
    '1.4.2': { name: 'Control del audio', how: noMedia },
    '1.4.3': {
      name: 'Contraste (mínimo)',
      how: 'El texto tiene por lo menos 4.5 a 1 en claro y en oscuro; un programa lo revisa en todas las páginas.',
    },
    '1.4.4': {
      name: 'Cambio de tamaño del texto',
      how: 'Los tamaños son relativos; al 200 por ciento, el texto sigue legible y completo.',
    },
    '1.4.5': {
      name: 'Imágenes de texto',
      how: 'El sitio mismo no usa ninguna.',
      gap: 'Los mapas dibujan los nombres de calles y lugares dentro de su imagen, y los mapas de base opcionales del U.S. Geological Survey son imágenes con letras. La lista junto a cada mapa es texto.',
    },
    '1.4.10': {
      name: 'Reajuste del contenido',
      how: 'Las páginas caben en 320 píxeles de CSS. Las tablas anchas se desplazan dentro de su marco.',
    },
    '1.4.11': {
      name: 'Contraste no textual',
      how: 'Los campos, los contornos y los iconos que tienen un significado tienen por lo menos 3 a 1.',
    },
    '1.4.12': {
      name: 'Espaciado del texto',
      how: 'Ningún cuadro de texto tiene una altura fija.',
    },
    '1.4.13': {
      name: 'Contenido al pasar el puntero o al recibir el foco',
      how: 'Las definiciones se abren al presionar, no al pasar el puntero, y se cierran con Escape. Una hora muestra su forma exacta en el recuadro de ayuda del navegador, que no agrega nada necesario.',
    },
    '2.1.1': {
      name: 'Teclado',
      how: 'Todo es un enlace, un botón, un campo o una parte desplegable nativos. Con teclas se pueden mover y ampliar los mapas y seleccionar en ellos, y la lista funciona sin el mapa.',
    },
    '2.1.2': {
      name: 'Sin trampas para el foco del teclado',
      how: 'La tecla Tab sale de todas las partes, también de los mapas. Las definiciones se cierran con Escape.',
    },
    '2.1.4': {
      name: 'Atajos del teclado de un carácter',
      how: 'Una tecla funciona en todas las páginas: / lleva al cuadro de búsqueda. Una opción al pie de la página la desactiva. Todas las demás teclas actúan solo mientras un mapa o una lista tiene el foco.',
    },
    '2.2.1': {
      name: 'Tiempo ajustable',
      how: 'La lectura y los formularios no tienen límite de tiempo.',
      gap: 'La sesión de la verificación para socios termina después de 30 minutos, y usted no puede alargarla. Puede volver a iniciar sesión.',
    },
    '2.2.2': {
      name: 'Poner en pausa, detener, ocultar',
      how: 'Nada parpadea, se desplaza ni se actualiza por sí solo. Una respuesta que llega tarde ocupa el espacio reservado para ella.',
    },
    '2.3.1': { name: 'Umbral de tres destellos o menos', how: 'Nada destella.' },
    '2.4.1': {
      name: 'Evitar bloques',
      how: 'Un enlace para saltar al contenido es lo primero en cada página; las regiones tienen nombre.',
    },
    '2.4.2': { name: 'Título de la página', how: 'Cada página tiene su propio título.' },
    '2.4.3': {
      name: 'Orden del foco',
      how: 'El foco sigue el orden de lectura. Cuando un formulario vuelve con problemas, la lista de ellos recibe el foco.',
    },
    '2.4.4': {
      name: 'Propósito de los enlaces (en contexto)',
      how: 'El texto de cada enlace dice adónde lleva. Las consultas a una fuente se muestran con su dirección.',
    },
    '2.4.5': {
      name: 'Múltiples vías',
      how: 'La navegación, la lista de herramientas de la página de inicio y el pie de página llevan a todas las páginas. La búsqueda y los mapas llevan a los resultados.',
    },
    '2.4.6': {
      name: 'Encabezados y etiquetas',
      how: 'Los encabezados y las etiquetas describen lo que sigue.',
    },
    '2.4.7': {
      name: 'Foco visible',
      how: 'Un contorno de tres píxeles en todo lo que recibe el foco.',
    },
    '2.4.11': {
      name: 'Foco no tapado (mínimo)',
      how: 'Solo los encabezados de tablas y listas quedan a la vista mientras una página se desplaza, y lo que tiene el foco no queda debajo de ellos. Una definición abierta se cierra con Escape o al presionar en otra parte.',
    },
    '2.5.1': {
      name: 'Gestos del puntero',
      how: 'Hay botones para ampliar y mover el mapa con un solo toque.',
    },
    '2.5.2': {
      name: 'Cancelación del puntero',
      how: 'Los controles actúan al soltar, como lo hace el navegador.',
    },
    '2.5.3': {
      name: 'Etiqueta en el nombre',
      how: 'Las palabras visibles son el nombre de cada control.',
    },
    '2.5.4': {
      name: 'Activación mediante movimiento',
      how: 'Nada reacciona al movimiento del dispositivo.',
    },
    '2.5.7': {
      name: 'Movimientos de arrastre',
      how: 'Todo lo que se arrastra en un mapa tiene un botón y una tecla.',
    },
    '2.5.8': {
      name: 'Tamaño del objetivo (mínimo)',
      how: 'Los objetivos miden por lo menos 24 píxeles; los controles principales, 44.',
    },
    '3.1.1': {
      name: 'Idioma de la página',
      how: 'Cada página declara su idioma: inglés o español.',
    },
    '3.1.2': {
      name: 'Idioma de las partes',
      how: 'Una página en español marca como inglés las palabras de las autoridades.',
      gap: 'Los nombres y comentarios de los registros pueden estar en otro idioma. Las fuentes no lo marcan, así que nosotros tampoco podemos.',
    },
    '3.2.1': { name: 'Al recibir el foco', how: 'El foco por sí solo no cambia nada.' },
    '3.2.2': {
      name: 'Al recibir entradas',
      how: 'La mayoría de los formularios se envía solo con su botón. Cuando una opción se aplica de inmediato, la página sigue siendo la misma y el foco se queda en la opción.',
    },
    '3.2.3': {
      name: 'Navegación coherente',
      how: 'El encabezado y el pie de página son iguales en todas partes.',
    },
    '3.2.4': {
      name: 'Identificación coherente',
      how: 'Las mismas partes tienen los mismos nombres e iconos en todas las páginas.',
    },
    '3.2.6': {
      name: 'Ayuda coherente',
      how: 'El pie de todas las páginas tiene Contacto en el mismo lugar.',
    },
    '3.3.1': {
      name: 'Identificación de errores',
      how: 'Un resumen arriba del formulario y un mensaje junto al campo dicen con palabras qué está mal.',
    },
    '3.3.2': {
      name: 'Etiquetas o instrucciones',
      how: 'Cada campo tiene una etiqueta visible; si la forma de escribirlo no es evidente, una indicación da ejemplos.',
    },
    '3.3.3': {
      name: 'Sugerencias ante errores',
      how: 'Los mensajes dicen cómo corregir lo escrito, con los límites aceptados cuando los hay.',
    },
    '3.3.4': {
      name: 'Prevención de errores',
      how: 'Nada de lo que hay aquí es un compromiso legal o financiero. Lo que usted escribe para una apelación se queda en su navegador.',
    },
    '3.3.7': {
      name: 'Entrada redundante',
      how: 'Lo que se escribió se queda en el formulario y en la dirección de la página.',
    },
    '3.3.8': {
      name: 'Autenticación accesible (mínimo)',
      how: 'Para leer no hay que iniciar sesión. La verificación para socios pide un nombre de usuario y un secreto que un administrador de contraseñas puede completar.',
    },
    '4.1.2': {
      name: 'Nombre, función, valor',
      how: 'Los elementos nativos tienen sus propias funciones; los pocos que no lo son siguen los patrones de ARIA.',
      gap: 'Los navegadores antiguos que no conocen el atributo popover muestran las definiciones dentro del texto y no a pedido.',
    },
    '4.1.3': {
      name: 'Mensajes de estado',
      how: 'Las cuentas, las fallas y el resultado de los botones se anuncian sin mover el foco.',
    },
  },
}
