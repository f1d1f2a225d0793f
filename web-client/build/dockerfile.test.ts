import { readFileSync } from 'node:fs';
import { DockerfileParser, type From, type Instruction } from 'dockerfile-ast';
import { expect, test } from 'vitest';

const dockerfile = DockerfileParser.parse(readFileSync('../Dockerfile', 'utf8'));
const stages = new Set(dockerfile.getFROMs().map((from) => from.getBuildStage()));
const all = dockerfile.getInstructions();
const last = all.slice(all.lastIndexOf(dockerfile.getFROMs().at(-1) as Instruction));

function ofLastStage(keyword: string): Instruction[] {
  return last.filter((instruction) => instruction.getKeyword() === keyword);
}

function written(instruction: Instruction | undefined): string {
  return instruction?.getArguments().map(String).join(' ') ?? '';
}

/** A full version, with every number that there is; or a digest. */
function isPinned(from: From): boolean {
  if (from.getImageDigest() !== null) return true;
  return /^\d+(\.\d+)+([-_.][\w.]+)*$/.test(from.getImageTag() ?? '');
}

test('every base is pinned', () => {
  const bases = dockerfile.getFROMs().filter((from) => !stages.has(from.getImage()));
  expect(bases.length).toBeGreaterThan(1);
  expect(bases.filter((from) => !isPinned(from)).map((from) => from.getImage())).toEqual([]);
});

test('the last stage takes only what the others made, and no sources', () => {
  expect(stages.has(dockerfile.getFROMs().at(-1)?.getImage() ?? null)).toBe(false);
  const copies = dockerfile.getCOPYs().filter((copy) => last.includes(copy));
  expect(copies.map((copy) => copy.getFromFlag()?.getValue())).toEqual([
    'runtime',
    'build',
    'build',
  ]);
  expect(ofLastStage('ADD')).toEqual([]);
});

test('it runs as a number that is not root, from the moment it serves', () => {
  const users = ofLastStage('USER');
  expect(users.map((user) => written(user))).toEqual(['10001:10001']);
  const order = last.map((instruction) => instruction.getKeyword());
  expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'));
});

test('it says how it is, and ends when memory does', () => {
  expect(dockerfile.getHEALTHCHECKs()).toHaveLength(1);
  const check = written(dockerfile.getHEALTHCHECKs()[0]);
  expect(check).toContain('/health/ready');
  expect(check).not.toMatch(/curl|wget/);
  const entry = written(ofLastStage('ENTRYPOINT')[0]);
  expect(entry).toContain('"-XX:+ExitOnOutOfMemoryError"');
  expect(entry).toContain('"-XX:MaxRAMPercentage=');
  expect(JSON.parse(`[${written(ofLastStage('CMD')[0]).replace(/^\[|\]$/g, '')}]`)).toEqual([
    'serve',
  ]);
});

test('the cache of classes is trained with the flags that it is used with', () => {
  const training = ofLastStage('RUN').map(written).join('\n');
  const entry = written(ofLastStage('ENTRYPOINT')[0]);
  const cache = /-XX:AOTCache=([^"]+)/.exec(entry)?.[1];
  expect(training).toContain(`-XX:AOTCacheOutput=${cache}`);
  for (const flag of ['-XX:+UseCompactObjectHeaders', '-jar']) {
    expect(entry).toContain(`"${flag}"`);
    expect(training).toContain(flag);
  }
});

test('it holds no secret', () => {
  const names = [...dockerfile.getENVs(), ...dockerfile.getARGs()]
    .flatMap((instruction) => instruction.getArguments().map(String))
    .filter((argument) => /secret|token|password|key/i.test(argument));
  expect(names).toEqual([]);
});
