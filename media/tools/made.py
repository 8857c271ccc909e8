"""made.py scene.py [words]: a short hash of everything a render is made of: the scene, each file of the kit that it imports,
directly or not, the day's data where they read it, and the words given (size, samples)."""
import hashlib, os, re, sys

media = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')


def find(name):
    return next((p for d in ('kit', 'scenes') if os.path.exists(p := f'{media}/{d}/{name}.py')), None)


seen, todo = [], [f'{media}/scenes/{sys.argv[1]}']
while todo:
    path = todo.pop()
    if path in seen: continue
    seen.append(path); text = open(path).read()
    for line in re.findall(r'^\s*(?:from (\w+) import|import ([\w, ]+))', text, re.M):
        todo += [p for n in ','.join(line).replace(' ', '').split(',') if (p := find(n))]
    seen += [f'{media}/film/{data}' for data in ('day.json', 'terminal.json') if data in text]
digest = hashlib.sha1(' '.join(sys.argv[2:]).encode())
for path in sorted(set(seen)): digest.update(open(path, 'rb').read())
print(digest.hexdigest()[:12])
