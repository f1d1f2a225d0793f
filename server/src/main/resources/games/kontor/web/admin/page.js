// The token is kept in its field and nowhere else: it is gone with the page.
const by = (id) => document.getElementById(id);

const WARNINGS = {
  end: 'End the game of this room, without a result?',
  shut: 'Shut this room? Whoever is in it is sent away, and nothing happens there until it is opened again.',
};

function say(text) {
  by('said').textContent = text;
}

async function ask(method, path) {
  const codes = by('codes').checked ? '?codes=show' : '';
  const headers = { Authorization: `Bearer ${by('token').value}` };
  try {
    const answer = await fetch(path + codes, { method, headers, cache: 'no-store' });
    const text = await answer.text();
    const isJson = answer.headers.get('Content-Type') === 'application/json';
    if (isJson) return JSON.parse(text);
    say(`${answer.status}: ${text.trim()}`);
  } catch {
    say('The server does not answer.');
  }
  return null;
}

function put(parent, tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
}

async function list() {
  const shelf = await ask('GET', '/admin/rooms');
  if (!shelf) return;
  by('rooms').replaceChildren();
  for (const kept of shelf.rooms) {
    const row = put(by('rooms'), 'tr', '');
    const cell = put(row, 'td', '');
    if (by('codes').checked) {
      const pick = put(cell, 'button', kept.room);
      pick.addEventListener('click', () => choose(kept.room));
    } else {
      cell.textContent = kept.room;
    }
    put(row, 'td', String(kept.watchers));
  }
  by('count').textContent = `${shelf.count} rooms, ${shelf.rooms.length} of them listed`;
  say('Listed.');
}

function choose(room) {
  by('code').value = room;
  void look(room);
}

async function look(room) {
  const listing = await ask('GET', `/admin/rooms/${encodeURIComponent(room)}`);
  by('seen').replaceChildren();
  if (!listing) return;
  const seats = listing.seats.map((seat) => (seat.bot ? `${seat.name} (bot)` : seat.name));
  const facts = {
    Room: listing.room,
    Game: listing.game,
    Title: listing.title || 'none',
    Stage: listing.stage,
    Seats: `${seats.join(', ') || 'nobody'}, of ${listing.maxSeats}`,
    Shut: listing.shut ? 'yes' : 'no',
  };
  for (const [name, value] of Object.entries(facts)) {
    put(by('seen'), 'dt', name);
    put(by('seen'), 'dd', value);
  }
  say('Seen.');
}

async function order(room, word) {
  if (WARNINGS[word] && !confirm(WARNINGS[word])) return;
  const answer = await ask('POST', `/admin/rooms/${encodeURIComponent(room)}/${word}`);
  if (!answer) return;
  await look(room);
  say(answer.done ? `Done: ${word}.` : `Not done: ${answer.code}.`);
}

by('enter').addEventListener('submit', (event) => {
  event.preventDefault();
  void list();
});

by('room').addEventListener('submit', (event) => {
  event.preventDefault();
  const room = by('code').value.trim();
  const word = event.submitter ? event.submitter.value : 'look';
  void (word === 'look' ? look(room) : order(room, word));
});

by('drain').addEventListener('click', async () => {
  if (!confirm('Drain this server? There is no way back but a new process.')) return;
  const answer = await ask('POST', '/admin/drain');
  if (answer) say('Drained: it is not ready, and keeps no rooms if there are other servers.');
});
