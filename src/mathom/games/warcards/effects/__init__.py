"""The words of which texts are made: what cards and locations do, one family a module.

A word is one class: its data, what it does, why it can't be done, and how it is said.
"""
