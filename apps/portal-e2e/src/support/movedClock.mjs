// Loaded before the server (--import): its clock goes as far ahead as the journey says.
const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;
process.on('message', (message) => {
  ahead = message.aheadMs;
  process.send({ aheadMs: ahead });
});
// Whoever tells it the time does not keep it from ending.
process.channel.unref();
