import type { Lexicon } from './lexeme.ts';

export const es: Lexicon = {
  'do:send':
    'devuelve|devuélvele|devuélveselos|le debo|mándale|pásale|pasa|envía|envia|enviar|enviale|envíale|manda|mandar|mandale|paga|pagar|págale|pagale|transfiere|transferir|transfiérele|dona|donar|pasale|regala|enviarle|mandarle|pagarle|mueve|mover|una transferencia|gira|girar|giro|abona|abonar|abónale|abonale|págame|dona a|suelta|suéltale|hazle una transferencia|haz una transferencia|haz un pago|un pago|pasar|devuelve a|regrésale|regresa|transferirle|pon … a|hazle llegar|hacer llegar|haz llegar|hazles llegar|mandes|mande|envíes|envíe|pagues|pague|transfieras|transfiera|mandarles',
  'do:swap':
    'cambia|cambiar|cámbiame|intercambia|intercambiar|convierte|convertir|canjea|canjear|vende|vender|swap|swapea|swapear|permuta|permutar|trueca|cambiame|pasa a|convierteme|conviérteme|liquida|liquidar|deshazte de|cambiar por|véndeme|vendeme|vendé|cambiá|cambies|vendas|intercambies',
  'do:buy':
    'compra|comprar|cómprame|adquirir|adquiere|comprame|compramé|consígueme|consigueme|consigue|hazte con|cómprale|quiero comprar|píllame|pillame',
  'do:wrap': 'envuelve|envolver|wrap|wrapea|wrapear|envolvé',
  'do:unwrap': 'desenvuelve|desenvolver|unwrap|desempaqueta|desempaquetar|desenvuelveme',
  'do:deposit':
    'ganar intereses con|ganar intereses por|sacar intereses de|generar intereses con|deposita|depositar|ingresa|ingresar|pon|poner|stakea|stakear|hacer staking|haz staking|presta|prestar|invierte|invertir|mete|meter|metele|aporta|aportar|bloquea en|colocar|coloca|ponme|guarda|guardar|depositá|stakeá|poner a trabajar',
  'do:claim':
    'reclama|reclamar|cobra|cobrar|recoge|recoger|retira mis recompensas|reclamame|cobrame|cóbrame|recupera|recuperar|recógeme|cosecha|cosechar',
  'do:list':
    'pon en venta|poner en venta|lista|listar|ofrece|ofrecer|ponlo a la venta|poner a la venta|pon a la venta|pon … en venta|pon … a la venta|poner … en venta|publica|publicar|subasta|subastar|sacar a la venta|en venta|a la venta',
  'do:allow':
    'permite|permitir|permítele|autoriza|autorizar|aprueba|aprobar|da permiso|dar permiso|dale permiso|concede|conceder|habilita a|confía en|confia en|habilita|habilitar|otorga|otorgar|da acceso|dar acceso|dale acceso|autorizá|permití|apruebale|permitele|permite que|permite a|dejar que|autorices|autorice|permitas|permita|apruebes|apruebe|habilites|concedas',
  'do:allow loose': 'deja|dejar',
  'do:revoke':
    'revoca|revocar|revócale|retira el permiso|retirar el permiso|quita el permiso|quitar el permiso|elimina el permiso|eliminar el permiso|quita los permisos|retira los permisos|quítale el permiso|quitale el permiso|quítale los permisos|quitale los permisos|quítale el acceso|desautoriza|desautorizar|revocame|revócame|revoque|revoques',
  'do:revoke loose':
    'quita|quitar|quítale|quitale|borra|borrar|elimina|eliminar|limpia|limpiar|para|parar|detén la|corta|cortar|fuera|saca|sacar|tira|tirar|bota|botar|tumba|sácale|suprime|suprimir|deshazte de',
  'do:stop':
    'ya no|no … más|nunca más|deje de|deja de|dejar de|prohíbe|prohibir|impide|impedir|evita|evitar|bloquea|bloquear|que deje de|detén|no … nunca más|que no … más|no quiero que … más|ya no puede|que ya no|ya no quiero que|nadie más|nadie|no pueda|no puedan|no puede|no debería poder',
  'do:signIn':
    'iniciando sesión|iniciando sesion|iniciando sesión en|iniciando sesion en|estoy entrando|entrando en|logueándome|logueandome|estoy logueándome en|conectándome|conectandome|me estoy logueando|me estoy conectando|inicia sesión|iniciar sesión|inicia sesión en|iniciar sesión en|entra|entrar|entra en|entrar en|conéctame|conectarme|conéctate|acceder|accede|identifícame|loguearme|login|inicio de sesión|iniciar sesion|inicia sesion|inicia sesion en|iniciar sesion en|loguear|logueame|loguéame|logearme|logueo|logear|conectar|conecta|conectarme a|conectame|conéctame a|identificarme|meterme en|entro en|quiero entrar en|quiero entrar a|entrar a',
  'do:say': 'firma|firmar|firma el mensaje|firmar el mensaje|firma el texto',
  'do:add': 'añade|añadir|agrega|agregar|activa|activar|instala|incluye',
  'do:remove': 'desactiva|desactivar',
  'do:replace': 'reemplaza|reemplazar|sustituye|sustituir',
  'do:set': 'establece|establecer|fija|fijar|actualiza|actualizar|cambia el|cambiar el',
  'do:set part:delegation': 'delega|delegar',
  'do:nothing':
    'no quiero firmar nada|no voy a firmar nada|sólo miro|solo miro|sólo estoy mirando|solo estoy mirando|no hagas nada|nada más que mirar|no hacer nada|nada|que no pase nada|no debe pasar nada|solo mirar|sólo mirar|no quiero hacer nada|no haga nada',
  'do:other':
    'mintea|mintear|acuña|acuñar|pide prestado|pedir prestado|vota|votar|quema|quemar|envié|mandé|compré|vendí|pagué',
  spend:
    'tocar|gastar|gaste|usar|use|tomar|tome|mover mis|utilizar|utilice|disponer|gastando|toque|toquen|mueva|saque|sacar|coja|coger|gasten|usen|gastarse|gastara|meter mano',
  permission:
    'permiso|permisos|aprobación|aprobaciones|autorización|autorizaciones|acceso|accesos|asignación',
  'part:owner': 'propietario|propietaria|dueño|dueña|firmante|owner|propietarios|firmantes',
  'part:threshold': 'umbral|firmas necesarias|firmas requeridas',
  'part:module': 'módulo|módulos',
  'part:guard': 'guard|guardia|guardián',
  'part:handler': 'handler|manejador',
  'part:code': 'código|implementación',
  'part:delegation': 'delegación',
  safe: 'safe|multisig|multifirma',
  'to at': 'a',
  to: 'entre|al|hacia|destinatario',
  from: 'de mi|desde|del',
  'on into': 'en',
  into: 'a cambio de|contra',
  for: 'durante|por|y recibir|y recibe|recibiendo|recibir|recibo|y obtener|obtener|para recibir|para obtener',
  with: 'con|mediante|vía|a través de',
  'from of': 'de',
  of: 'del tipo',
  on: 'sobre|en la|en el|en la red',
  as: 'como',
  atLeast:
    'al menos|como mínimo|mínimo|min|por lo menos|no menos de|mínimo de|un mínimo de|o más|cuando menos|como minimo|minimo|un minimo de|mas no menos de|no menos|que sean al menos|pero no menos de|pero al menos|pero mínimo|quiero al menos|quiero mínimo|que me den al menos|que reciba al menos|recibiendo al menos|recibir al menos|recibir mínimo|y quiero al menos|no acepto menos de|no aceptes menos de|mín|mín.|que no baje de|que sean mínimo',
  atMost:
    'como máximo|máximo|max|hasta|a lo sumo|no más de|máximo de|un máximo de|o menos|como mucho|con un límite de|límite de|tope|con tope de|sin pasar de|sin gastar más de|sin pagar más de|que no pase de|no pagues más de|no gastes más de|menos de|por debajo de|como tope|maximo|un maximo de|como maximo|pero no más de|pero no mas de|pero como máximo|pero no pagues más de|pero no gastes más de|pagando como máximo|pagando máximo|pagando hasta|gastando máximo|gastando como máximo|gastando hasta|por máximo|por no más de|por menos de|que no cueste más de|sin pasarme de|sin pasarte de|pero máximo|con un máximo de|presupuesto de|no quiero pagar más de|no quiero gastar más de|pago hasta|pago como máximo|pago máximo|gasto máximo|y no más de|máx|máx.|que no supere|sin superar',
  all: 'todo|todos|toda|todas|todos mis|todas mis|todo mi|toda mi|todo el|toda la|todos los|todas las|entero|completo|todito|lo que tengo|todo lo que tengo|el resto de mis|el resto de mi|completa|enteros|entera',
  noLimit:
    'como quiera|que quiera|que quieran|lo que quiera|cuanto quiera|ilimitado|ilimitada|ilimitados|sin límite|sin límites|infinito|ilimitadamente|sin tope|infinita|sin limite|sin limites|lo que quiera|todo lo que quiera|cuanto quiera|infinitos|ilimitadas|acceso total',
  until: 'hasta el|válido hasta|hasta el día|que caduque el|que expire el|hasta el próximo|vence el',
  fee: 'comisión|comisiones|gas|tarifa|comisión de red|tarifa de gas|coste de gas',
  not: 'ningún|ninguna|ninguno|prohibido|no|nunca|sin|excepto|salvo|menos|tampoco|ni|jamás|en vez de|en lugar de|no espera|espera|mejor|digo|perdón|mejor dicho',
  if: 'si|cuando|en caso de que|siempre que|a menos que|solo si|sólo si|después de que|antes de|mientras|en cuanto',
  time: 'mañana|luego|más tarde|esta noche|la próxima semana|próxima|el próximo mes|cada día|cada semana|cada mes|cada|mensualmente|semanalmente|diariamente|dos veces|otra vez|de nuevo|tres veces|veces|el lunes|el martes|el miércoles|el jueves|el viernes|el sábado|el domingo|lunes|viernes|todos los días|todos los meses|todas las semanas|pasado mañana|antes del viernes|antes del lunes|antes del martes|antes del miércoles|antes del jueves|antes del sábado|antes del domingo|antes de mañana|para el viernes|para el lunes|para mañana|antes de fin de mes|este viernes|esta semana',
  more: 'después|y después|y luego|también|además|o|entonces|primero|ambos|quizás|tal vez|aproximadamente|unos|unas|alrededor de|casi|algunos|algo de|o así|más|mas',
  number:
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintidós|veinticinco|uno|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|trescientos|cuatrocientos|seiscientos|setecientos|ochocientos|novecientos|millones|tercio|cuarto|cien|ciento|mil|millón|medio|media|la mitad|mitad|un cuarto|doble|docena|cero|un poco|un poco de|por ciento|doscientos|quinientos',
  item: 'nft|nfts|coleccionable|ens|dominio|nombre ens|punk|azuki|ape|doodle|milady|moonbird|bored ape|cryptopunk|pudgy penguin|bayc|mayc|mono',
  someone: 'le|les|él|ella|alguien|su|sus',
  question:
    'qué|que es|cómo|por qué|quién|cuál|cuánto|cuánta|cuántos|dónde|es seguro|es esto|debo|debería|hay|qué pasa',
  'do:send me': 'envíame',
  'do:set relative': 'sube|subir|baja|bajar|aumenta|aumentar',
  any: 'cualquier',
  'me clitic': 'me|nos',
  me: 'mí|mi misma cuenta|mí mismo|mi mismo|mí misma|mi misma|mi propia cuenta|mi propia dirección|mi propia cartera|mi misma cartera|mi misma dirección',
  polite:
    'puedes|podrías|puede usted|me puedes|me podrías|puedes por favor|podés|me podés|podrías por favor|puedo|se puede|sería posible|es posible|será posible|podría usted|me haces el favor de|me harías el favor de|serías tan amable de|te importaría|me ayudas a|ayúdame a|ayudame a',
  own: 'cuenta|billetera|cartera|wallet',
  place: 'dirección|contrato|protocolo|app|aplicación|sitio|página|web|pool',
  net: 'red|cadena|mainnet',
  goods:
    'token|tokens|moneda|monedas|cripto|saldo|recompensas|recompensa|intereses|dinero|plata|fondos|pasta|posición|cosas|airdrop',
  says: 'mensaje|texto',
  may: '|podría',
  price: 'precio|tasa|valor',
  unit: 'segundos|minutos|horas|hora|días|día|semanas|semana|meses|mes|años|año',
  fill: 'era correcto|era lo correcto|estaba bien|es lo correcto|era correcta|a partes iguales|en partes iguales|por igual|a medias|equitativamente|completamente|hijo|hija|mío|mía|míos|mías|estoy|sólo estoy|solo estoy|para hacer staking|pa hacer staking|nada más|y nada más|nada mas|pueda|poder|por favor|porfa|yo|mi|mis|nuestro|nuestra|nosotros|tú|te|tu|lo|la|los|las|el|un|una|que|este|esta|estos|esto|eso|ese|esa|quiero|quisiera|querría|necesito|debe|puede|voy|vamos|ahora|ya|hoy|inmediatamente|simplemente|hola|oye|y|es|son|ser|está|tengo|tiene|cantidad|exactamente|exacto|solo|sólo|únicamente|gracias|ayúdame|allí|aquí|gustaría|hacer|nuevo|nueva|mío|mía|total|ir|siguiente|para que|pero|pues|porfavor|porfi|xfa|plis|pls|bro|tío|tio|che|wey|güey|eh|ey|buenas|rápido|rapido|urgente|ya mismo|ahorita|vale|ok|anda|venga|a ver|me gustaría|del otro dia|del otro día|de ayer|ayer|cosa|eso de|y listo|listo|sí|claro|seguro|si puedes|lo de|ese rollo|afuera|de vuelta|solamente|se|puedan|vamos a|tengo que|hay que|sería|quiero que|para mí|para mi|de una vez|mismo|que di|que he dado|que le di|de una sola vez|en una sola transacción|de golpe|solo eso|nada de más|te lo agradezco|muchas gracias|mil gracias|con permiso|puedas|podés|pagando|necesita|buenos días|buenas tardes|buenas noches|como quedamos|como acordamos|lo acordado|si es posible|si se puede|cuando puedas|de favor|te pido|quería|me gustaria|ayudame|gracias de antemano|saludos|oiga|disculpa|perdona|mano|amigo mío|eso es todo|nada más que eso|la semana pasada|el mes pasado|anoche|el otro día|el otro dia|hace poco|pidió|me pidió|querría que|solo esos|prometí|le prometí|les prometí|sírvase|tenga la bondad de',
  only: 'sin pagar|sin pago|ningún pago|nada que firmar|sin firmar nada más|sin firmar nada mas|sin aprobar nada|sin gastar nada|ninguna transacción|ninguna transaccion|no firmes nada más|no firmes nada mas|no apruebes nada|no gastes nada|no autorices nada|no quiero firmar nada más|no quiero firmar nada mas|sin autorizar nada|sin mover dinero|no quiero aprobar nada',
  limited: 'no ilimitado|no ilimitada|no infinito',
  behalf: 'como mi|en nombre de|en nombre de mi|desde mi|como mi cuenta',
  'do:withdraw':
    'retirar|retira|sacar de|saca|sácame|sacame|sácalo|extrae|extraer|unstakea|deshacer el staking|rescata|rescatar|desbloquea|quita de',
  'do:bridge':
    'puentea|puentear|bridge|bridgea|bridgear|cruza|cruzar|haz un puente|hacer un puente|lleva|llevar|llévame|traslada|trasladar',
  'do:allow spend':
    'puede gastar|puede usar|puede tomar|puede sacar|puede mover|puede coger|puede retirar|puede utilizar',
  pending:
    'lo pendiente|en espera|en cola|la última que|transacción|transaccion|transacciones|tx|la última|la ultima|última transacción|ultima transaccion|la última transacción|la ultima transaccion|pendiente|atascada|sigue pendiente|está atascada|colgada|la anterior',
  risky:
    'peligrosos|peligrosas|peligroso|peligrosa|riesgosos|riesgosas|arriesgados|arriesgadas|sospechosos|sospechosas|raros|raras|de riesgo|con riesgo',
  loan: 'préstamo|prestamo|deuda|deudas|lo que pedí prestado|mi préstamo|me prestó|me dejó prestados|me dejo prestados|me adelantó|me adelanto|pedí prestado|que me prestó|pedi prestado',
  noMore:
    'ni un centavo más|ni un céntimo más|ni un centimo mas|ni uno más|y no más|no más que eso|ni un duro más|y nada más que eso',
  dollars: 'dólares|dolares|dólar|dolar|usd|en valor de|valor de',
  'do:send loan':
    'devolverle|devolverles|devuélvele|devuelvele|devuélveles|devolvérselo|reembolsa|reembolsar|liquidar la deuda|devolver',
  'do:get': 'trae|traer|pon',
  'do:revoke loose pending':
    'cancela|cancelar|cancelame|cancélame|anula|anular|deshaz|deshacer|revierte|revertir',
  'kin someone':
    'mi amigo|mi amiga|mi madre|mi hermano|mi hermana|mi casero|mi casera|mi jefe|mi padre|mi mujer|mi marido|amigo|amiga|mi vecino|mi vecina|mi compañero|mi compañera|mi hijo|mi hija|mi tío|mi tía|mi primo|mi prima|mi novia|mi novio|mi socio|mi abuela|mi abuelo|mi nieta|mi nieto|mi sobrina|mi sobrino',
  reference: 'factura|pedido|recibo',
  each: 'cada uno|a cada uno|cada una|por persona|a cada una',
  reason:
    'alquiler|cena|comida|almuerzo|desayuno|cumpleaños|viaje|sueldo|salario|nómina|café|cerveza|cervezas|hotel|entradas|taxi|luz|renta|apartamento|piso|concierto|pizza|regalo|vuelo|diciembre|enero|trabajo|fiesta|cine|ayuda|logo',
  money: 'euro|euros|eur|pavos|libras|pesos|yuanes|yenes|reales|soles|francos',
  bank: 'banco|cuenta bancaria|tarjeta|tarjeta de crédito|paypal|bizum|efectivo|en efectivo|iban',
  keep: 'quédate con|quedate con|quédate|quedate|me quedo con|quedarme con|dejando|guarda|guardando|guárdame|reserva|reservando|conserva|conservando|déjame|dejame',
  'do:send gives': 'da|dar|dale',
  done: 'hice|que hice|hecho|ya hecho|he hecho|confirmada|confirmado|completada|realicé|hecha',
  'do:send splits': 'reparte|repartir|reparta|divide|dividir|divida',
  much: 'tanto|tantos|todo el|toda la',
  'do:send gets': 'puede tener',
};
