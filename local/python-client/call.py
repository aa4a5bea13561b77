"""Imports every operation of the generated client, and calls one: the name of the reader whose token is in TOKEN."""

import importlib
import os
import pathlib
import pkgutil
import sys

folder, site = sys.argv[1:]
sys.path.insert(0, str(pathlib.Path(folder).parent))
package = importlib.import_module(pathlib.Path(folder).name)

operations = 0
for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
    module = importlib.import_module(found.name)
    operations += hasattr(module, "sync_detailed")

client = package.AuthenticatedClient(base_url=site, token=os.environ["TOKEN"])
me = importlib.import_module(f"{package.__name__}.api.users.users_me")
answer = me.sync_detailed(client=client)
print(operations, int(answer.status_code), answer.parsed.username)
